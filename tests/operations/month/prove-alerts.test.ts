import { expect, test } from 'vitest'
import type { Alert } from './alerts.ts'
import { monthPlan } from './plan-month.ts'
import { proveAlerts } from './prove-alerts.ts'

const plan = monthPlan(1, 200)
const asPlanned: readonly Alert[] = [
  { day: plan.faultyDay, what: 'a game left its band' },
  { day: plan.faultyDay, what: 'a game is paused because its return left its band' },
  { day: plan.faultyDay + 1, what: 'queue gameReturns' },
  { day: plan.stuckDay, what: 'deposits are overdue' },
  { day: plan.stuckDay, what: 'queue deposits' },
]

test('the alerts that the plan causes are no difference', () => {
  expect(proveAlerts(plan, asPlanned)).toEqual([])
})

test.each(asPlanned)('a missing "$what" is one', ({ what }) => {
  const others = asPlanned.filter((alert) => alert.what !== what)
  expect(proveAlerts(plan, others)).toEqual([expect.stringContaining(`no alert "${what}"`)])
})

test.each<Alert>([
  { day: plan.stuckDay + 1, what: 'deposits are overdue' },
  { day: plan.faultyDay - 1, what: 'a game left its band' },
  { day: plan.faultyDay + 2, what: 'a game left its band' },
  { day: 3, what: 'ledger verification failed' },
])('"$what" on day $day, on which nothing is wrong, is one', (alert) => {
  expect(proveAlerts(plan, [...asPlanned, alert])).toEqual([expect.stringContaining(`on day ${alert.day}`)])
})
