/** What the server says about this promotion. */
export const messages = {
  title: 'Agent',
} as const
