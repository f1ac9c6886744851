// Shows push notices: a question waits at a table. Nothing is cached; the client always comes from the server.
self.addEventListener('push', (event) => {
  const notice = event.data ? event.data.json() : {};
  const link = (notice.links || [])[0] || '/';
  event.waitUntil(self.registration.showNotification(notice.title || 'Readyroom', { body: notice.body, icon: '/icon-192.png', tag: link, data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = new URL(event.notification.data.link, self.location.origin).pathname;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const there = open.find((client) => new URL(client.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
