/** What the screens of this feature say. */
export const messages = {
  // theme-card.tsx
  theme: 'Theme',
  night: 'Night',
  light: 'Light',
  system: 'Device',
} as const
