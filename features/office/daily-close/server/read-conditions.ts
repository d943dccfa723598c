import type { Instant } from '#core/clock/instant.ts'
import { type CalendarDay, endOfDay } from '#core/clock/manila.ts'
import { paymentProviderName } from '#features/cashier/channel/server/index.ts'
import { depositsUndecided, type PaymentProvider } from '#features/cashier/deposit/server/index.ts'
import { gameDaysCompared, gameDifferencesUntil } from '#features/play/game-wallet/server/index.ts'
import { comparedOnDay, differencesOpenUntil } from '#features/office/reconciliation/server/index.ts'
import { payoutsUndecided } from '#features/cashier/withdrawal/server/index.ts'
import { isDaySummedUp, ledgerCheckFindLast } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { isMeasuredAtDayEnd } from '#ledger/proof/measured-at-day-end.ts'
import type { Condition } from '../condition.ts'
import { conditionsOf } from '../rules.ts'
import type { DayCount } from './count-day.ts'
import { openDayBefore } from './store/daily-close.store.ts'

type DayToClose = {
  readonly day: CalendarDay
  readonly now: Instant
  readonly providers: readonly PaymentProvider[]
  readonly root: DayCount['root']
}

/** The state of all conditions of closing the day. */
export async function readConditions(
  db: Queryable,
  { day, now, providers, root }: DayToClose,
): Promise<readonly Condition[]> {
  const end = endOfDay(day)
  const [openBefore, check, isSummedUp, settled, differences, games, deposits, payouts] = await Promise.all([
    openDayBefore(db, day),
    ledgerCheckFindLast(db),
    isDaySummedUp(db, day),
    comparedOnDay(db, day),
    differencesOpenUntil(db, day),
    gameDaysCompared(db, day),
    depositsUndecided(db, end, now),
    payoutsUndecided(db, end),
  ])
  // Includes differences found after the day's end.
  const comparisons = games.map(({ comparedAt }) => comparedAt ?? end)
  const gameDifferences = await gameDifferencesUntil(
    db,
    comparisons.reduce((a, b) => (a > b ? a : b), end),
  )
  const comparedAt = new Map(settled.map((each) => [each.provider, each.comparedAt]))
  const settlements = providers
    .filter(({ listSettlement }) => listSettlement)
    .map(({ id }) => ({ provider: paymentProviderName(id), comparedAt: comparedAt.get(id) ?? null }))
  const standing = { openBefore, check, isSummedUp, settlements, differences, games, gameDifferences }
  const made = root ? { ...root, isOfDayEnd: isMeasuredAtDayEnd({ day, madeAt: root.madeAt }) } : undefined
  return conditionsOf({ day, now, ...standing, deposits, payouts, root: made })
}
