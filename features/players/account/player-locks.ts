/** What can be closed for a player by itself, while everything else goes on. */
export const playerLocks = ['play', 'deposit', 'withdraw', 'bonus'] as const
export type PlayerLock = (typeof playerLocks)[number]
