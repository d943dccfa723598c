/** Today's figures for the regulator, in display order: those of the daily close, and what players did to limit their play. */
export const liveFigureNames = [
  'registrations',
  'firstDeposits',
  'activePlayers',
  'rounds',
  'deposits',
  'refunds',
  'withdrawals',
  'stakes',
  'wins',
  'ggr',
  'given',
  'takenBack',
  'ngr',
  'limits',
  'breaks',
] as const
export type LiveFigureName = (typeof liveFigureNames)[number]

const counts: ReadonlySet<LiveFigureName> = new Set([
  'registrations',
  'firstDeposits',
  'activePlayers',
  'rounds',
  'limits',
  'breaks',
])
export const isCount = (name: LiveFigureName): boolean => counts.has(name)

/** What the next day waits for. */
export const waits = ['dayOpen', 'notSummedUp', 'noRoot', 'writing'] as const
export type Wait = (typeof waits)[number]
