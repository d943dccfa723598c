import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  isOn: 'True: it is turned on.',
  'notificationDevice.isOn': 'True: this device gets notifications.',
  publicKey: 'The key by which a browser subscribes, a point of P-256 in base64url.',
  device: 'How this device is reached.',
  kind: 'The way. web: through the push service of the browser; app: the app asks for notifications while it runs.',
  endpoint: 'The address that the browser gave for its messages. It belongs to the push service of a browser maker.',
  p256dh: 'The public key of the subscription, in base64url.',
  auth: 'The secret of the subscription, in base64url.',
  choices: 'What the player can be sent, on all devices together, and what of it is turned on.',
  channel:
    'How it is sent. push: as a notification; sms: as a text message to the proven number; email: to the verified e-mail address.',
  fact: 'What it is about.',
  isAlways: 'True: it is always sent, and cannot be turned off.',
  hasEmail: 'True: the player has an e-mail address.',
  choice: 'What to turn on or off.',
  notifications: 'What the app has not shown yet, in the order in which it happened.',
  'notifications.id': 'The number of the notification. One shown again under its number takes the place of the first.',
  title: 'What has happened, in the language of the player.',
  body: 'What a tap leads to.',
  path: 'The page that a tap opens.',
}
