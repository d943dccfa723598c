/** The names of playthrough that games bring. */
export const messages = {
  freeRounds: 'Free round winnings',
  promo: 'Prize from {provider}',
} as const
