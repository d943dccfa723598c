/** The kinds of limits. Deposits count gross; a loss is stakes less wins. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const
export type LimitKind = (typeof limitKinds)[number]

export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

export const breakLengths = ['24h', '48h', '7d', '14d', '30d', '6m', '1y', '5y'] as const
export type BreakLength = (typeof breakLengths)[number]

export const breakKinds = ['timeOut', 'selfExclusion', 'operatorExclusion', 'familyExclusion'] as const
export type BreakKind = (typeof breakKinds)[number]

export const realityMinutes = [15, 30, 60] as const
export type RealityMinutes = (typeof realityMinutes)[number]

export const harmMarkers = [
  'manyDeposits',
  'depositsAfterLoss',
  'risingDeposits',
  'nightPlay',
  'longPlay',
  'looserLimits',
] as const
export type HarmMarker = (typeof harmMarkers)[number]
