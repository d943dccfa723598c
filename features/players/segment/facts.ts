/** A day is compared by how long ago it was; it is never in the future. */
export const dayFacts = {
  registered: 'Registration',
  seen: 'Last time active',
  played: 'Last bet',
  deposited: 'Last deposit',
} as const

export const numberFacts = {
  bets7: 'Bets in 7 days',
  bets30: 'Bets in 30 days',
  deposits: 'Number of deposits',
  claims: 'Rewards claimed from promotions',
  vip: 'VIP level',
} as const

export const moneyFacts = {
  net30: 'Net result in 30 days (negative: lost)',
  depositSum: 'Total deposits',
  withdrawalSum: 'Total withdrawals',
} as const

export const devices = { phone: 'Phone browser', desktop: 'Computer browser', app: 'App' } as const

/** Facts about a player that a segment can ask for, with their labels. */
export const segmentFacts = {
  ...dayFacts,
  ...numberFacts,
  ...moneyFacts,
  language: 'Language',
  device: 'Last device',
} as const
export type SegmentFact = keyof typeof segmentFacts
