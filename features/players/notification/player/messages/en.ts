/** What the screens of this feature say. */
export const messages = {
  // notification-card.tsx
  notifications: 'Notifications on this device',
  lead: 'News about your money and your account, and rounds that ended while you were away. No promos, and nothing from 10 PM to 7 AM.',
  on: 'On',
  off: 'Off',
  homeScreenFirst: 'On iPhone, add this page to your home screen first, then turn them on in the app.',
  notSupported: 'This browser can’t show notifications. Everything also appears in your inbox and records.',
  blocked: 'Notifications are blocked. Allow them in your phone or browser settings, then come back.',
  // choice-list.tsx
  onAllDevices: 'On all your devices, notify me about',
  paidOut: 'Paid withdrawals',
  identityDecided: 'The result of my ID check',
  limitReached: 'Limits I’ve reached',
  supportWrote: 'Messages from customer service',
  chatAnswered: 'Answers in the chat while I’m away',
  roundEnded: 'Rounds that ended while I was away',
  pushReason: 'We always send notices about your limits, because your account needs them.',
  byText: 'Also text me (SMS) about',
  newDevice: 'Logins from a new device',
  passwordChanged: 'A changed password',
  mobileRemoved: 'A removed mobile number',
  bankAccount: 'An added or changed bank account',
  withdrawalPassword: 'A new withdrawal password',
  accountClosed: 'A closed account',
  passkey: 'An added or removed passkey',
  textReason:
    'We always text you about what changes who can log in or where your money goes. Every security message is also in your inbox.',
  always: 'Always on',
  loadAgain: 'Try again',
  // use-notifications.ts
  notAllowed: 'Notifications aren’t allowed on this device, so they stay off.',
  noService: 'We couldn’t reach your browser’s notification service. Please try again later.',
  turnedOn: 'Notifications are on.',
  turnedOff: 'Notifications are off.',
} as const
