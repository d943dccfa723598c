import type { SpecialHand } from './special-hand.ts'

export const opponents = 3

/** The payout of a duel, in hundredths of the third of the bet that lies on it. */
export const duelPays = { scoop: 225, won: 180, tied: 100, lost: 0 } as const

/** The payout of a special hand besides, in hundredths of the whole bet. */
export const specialPays: Readonly<Record<SpecialHand, number>> = { dragon: 3_000, sixPairs: 200, threeFlushes: 100 }
