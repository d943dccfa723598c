/** What can be locked separately for a player while everything else goes on. */
export const playerLocks = ['play', 'deposit', 'withdraw', 'bonus'] as const
export type PlayerLock = (typeof playerLocks)[number]
