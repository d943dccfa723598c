/** What the screens of this feature say. */
export const messages = {
  // notification-card.tsx
  notifications: 'Notifications on this device',
  lead: 'Paid withdrawals, your ID check, limits you’ve reached, messages from customer service, and rounds that ended while you were away. No promos, and nothing from 10 PM to 7 AM.',
  on: 'On',
  off: 'Off',
  homeScreenFirst: 'On iPhone, add this page to your home screen first, then turn them on in the app.',
  notSupported: 'This browser can’t show notifications. Everything also appears in your inbox and records.',
  blocked: 'Notifications are blocked. Allow them in your phone or browser settings, then come back.',
  // use-notifications.ts
  notAllowed: 'Notifications aren’t allowed on this device, so they stay off.',
  noService: 'We couldn’t reach your browser’s notification service. Please try again later.',
  turnedOn: 'Notifications are on.',
  turnedOff: 'Notifications are off.',
} as const
