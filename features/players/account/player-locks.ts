/** The separate locks of a player; everything else stays available. */
export const playerLocks = ['play', 'deposit', 'withdraw', 'bonus'] as const
export type PlayerLock = (typeof playerLocks)[number]
