import type { Alert } from './alerts.ts'
import type { MonthPlan } from './plan-month.ts'

/** What the plan causes: from which day on it may be seen, until which, and whether it has to be. */
type Expected = { readonly what: string; readonly from: number; readonly until: number; readonly mustCome: boolean }

const expectedOf = ({ faultyDay, stuckDay }: MonthPlan): readonly Expected[] => [
  { what: 'a game left its band', from: faultyDay, until: faultyDay + 1, mustCome: true },
  { what: 'a game is paused because its return left its band', from: faultyDay, until: faultyDay + 1, mustCome: true },
  { what: 'queue gameReturns', from: faultyDay, until: faultyDay + 2, mustCome: true },
  { what: 'deposits are overdue', from: stuckDay, until: stuckDay, mustCome: true },
  { what: 'queue deposits', from: stuckDay, until: stuckDay, mustCome: true },
]

/** Every alert that had to come did, and none came on a day on which nothing was wrong. */
export function proveAlerts(plan: MonthPlan, alerts: readonly Alert[]): readonly string[] {
  const expected = expectedOf(plan)
  const isOf = ({ what, from, until }: Expected, alert: Alert): boolean =>
    what === alert.what && alert.day >= from && alert.day <= until
  return [
    ...expected
      .filter((each) => each.mustCome && !alerts.some((alert) => isOf(each, alert)))
      .map(({ what, from }) => `no alert "${what}" from day ${from} on`),
    ...alerts
      .filter((alert) => !expected.some((each) => isOf(each, alert)))
      .map(({ what, day }) => `an alert "${what}" on day ${day}, on which nothing was wrong`),
  ]
}
