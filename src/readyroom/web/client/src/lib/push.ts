/** Push notices to this device. */
import { api } from './api';

export type PushState = 'impossible' | 'off' | 'on' | 'refused';

export function canPush(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'impossible';
  if (Notification.permission === 'denied') return 'refused';
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Ask the person, then the browser's push service, then tell our server where to send. */
export async function startPush(key: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  const device = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = device.toJSON();
  await api.pushAdd({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
  return 'on';
}

export async function stopPush(): Promise<PushState> {
  const worker = await navigator.serviceWorker.getRegistration('/');
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await api.pushDrop();
  return 'off';
}
