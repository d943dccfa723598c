/** What a gift is held for: something that players share, or nothing but their network. */
export const holdBases = ['tied', 'network'] as const
export type HoldBasis = (typeof holdBases)[number]
