/** Why a gift is held: a shared thing, or only the network. */
export const holdBases = ['tied', 'network'] as const
export type HoldBasis = (typeof holdBases)[number]
