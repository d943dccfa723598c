/** What the screens of this feature say. */
export const messages = {
  title: 'Promos and offers',
  lead: 'Everything is off until you turn it on, and you can turn it off at any time. Promos also appear in your inbox.',
  noEmail: 'Your account has no email address yet. Add one under Security to get promos by email.',
  noDevice: 'Notifications reach the devices on which you’ve turned them on.',
  loadAgain: 'Try again',
} as const
