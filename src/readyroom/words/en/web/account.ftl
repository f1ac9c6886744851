### The browser client, whatever the game is: account and settings

web-account = Account
web-settings = Settings
web-theme = Colours
web-theme-system = as the system has it
web-theme-dark = dark
web-theme-light = light
web-language = Language
web-language-name = { $language ->
    [en] English
    [pl] polski
    [hu] magyar
   *[other] { $language }
}
web-hand-order = Order of my hand
web-order-dealt = as drawn
web-order-cost = by cost
web-motion = Show motion
web-sound = A soft sound when it is my turn
web-buzz = Buzz when it is my turn
web-install = Install as an app
web-install-why = An icon of its own and the whole screen; it stays up to date by itself.
web-signed-in = Signed in as { $login }.
web-guest-why = You are a guest. This browser remembers you; an account lets you go on elsewhere.
web-account-why = With an account you keep your games on every device. Guests keep their tables when they make one.
web-login = Account name
web-password = Password
web-password-old = Old password
web-password-new = New password
web-password-change = Change the password
web-password-set = Set a password
web-password-ends = A new password signs you out everywhere else.
web-password-drop = { $count ->
    [one] Also remove my passkey
   *[other] Also remove my { $count } passkeys
}
web-passkey = Passkey
web-passkey-why = Sign in with your fingerprint, your face or your device's code instead of a password.
web-passkey-use = Sign in with a passkey
web-passkey-account = Make an account with a passkey
web-passkey-add = Add a passkey
web-passkey-added = The passkey is ready. Use it wherever this device is.
web-passkey-stopped = No passkey was used.
web-passkeys = Passkeys
web-passkeys-none = You have none yet.
web-passkey-name = Name of the passkey
web-passkey-made = Added { $day }.
web-passkey-used = Last used { $day }.
web-passkey-unused = Not used yet.
web-passkey-rename = Rename
web-passkey-rename-it = Rename { $name }
web-passkey-remove = Remove
web-passkey-remove-it = Remove { $name }
web-passkey-removed = The passkey is removed, and whoever signed in with it is signed out.
web-prove-lead = It was a while ago that you signed in. Show that it is you:
web-prove = Continue
web-prove-passkey = Use a passkey
web-passkey-cannot = Passkeys need a browser that has them, and a secure address (https, or localhost).
web-forgot = I have forgotten my password
web-forgot-lead = Ask the host of this server for a token that lets you set a new one. Your passkeys are removed then, in case somebody else had your password.
web-reset-token = Token from the host
web-reset = Set the new password
web-password-rule = At least 8 characters for a new account.
web-sign-in = Sign in
web-sign-out = Sign out
web-make-account = Make an account
web-account-made = Your account is ready.
web-notices = Notices
web-notices-lead = When a question waits for you and you are not here. Works if the host has switched notices on.
web-notices-off = This server sends no notices yet; its host can switch them on. What you choose here is kept.
web-push = On this device
web-push-impossible = This browser can't show notices here; it needs a secure address (https, or localhost).
web-push-refused = Notices from this page are blocked in this browser's settings.
web-push-on = This device is told.
web-push-off = This device is not told.
web-push-start = Tell this device
web-push-stop = Tell no device of mine
web-email = E-mail address
web-email-on = Send me an e-mail
web-webhook = Webhook address
web-webhook-format = For
web-digest = For games over days: one message a day with everything that waits
web-leave-us = Leave
web-delete-sure = I am sure
web-delete = Delete me and everything about me
