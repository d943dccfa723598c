import type { SpecialHand } from './special-hand.ts'

export const opponents = 3

/** What comes back of the third of the bet that lies on a duel, in hundredths of it. */
export const duelPays = { scoop: 225, won: 180, tied: 100, lost: 0 } as const

/** What a special hand pays besides, in hundredths of the whole bet. */
export const specialPays: Readonly<Record<SpecialHand, number>> = { dragon: 3_000, sixPairs: 200, threeFlushes: 100 }
