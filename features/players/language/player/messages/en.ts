/** What the choice of the language says. */
export const messages = {
  language: 'Language',
  offline: 'You’re offline. Connect to the internet to change the language.',
} as const
