/** The figures of a day, in display order. */
export const dayFigureNames = [
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
] as const
export type DayFigureName = (typeof dayFigureNames)[number]

/** Counts, and amounts in centavos. */
export type DayFigures = Readonly<Record<DayFigureName, bigint>>

const counts: ReadonlySet<DayFigureName> = new Set(['registrations', 'firstDeposits', 'activePlayers', 'rounds'])
export const isCount = (name: DayFigureName): boolean => counts.has(name)

/** One value per figure. */
export function eachFigure<Value>(valueOf: (name: DayFigureName) => Value): Record<DayFigureName, Value> {
  return {
    registrations: valueOf('registrations'),
    firstDeposits: valueOf('firstDeposits'),
    activePlayers: valueOf('activePlayers'),
    rounds: valueOf('rounds'),
    deposits: valueOf('deposits'),
    refunds: valueOf('refunds'),
    withdrawals: valueOf('withdrawals'),
    stakes: valueOf('stakes'),
    wins: valueOf('wins'),
    ggr: valueOf('ggr'),
    given: valueOf('given'),
    takenBack: valueOf('takenBack'),
    ngr: valueOf('ngr'),
  }
}
