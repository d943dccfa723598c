import { addDays, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { readableSince } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Alert } from './store/aml-alert.store.ts'
import type { AmlCase } from './store/aml-case.store.ts'

const daysBefore = 30

type ReportedCase = {
  readonly about: Pick<AmlCase, 'openedAt'>
  readonly alerts: readonly Pick<Alert, 'day'>[]
  readonly now: Instant
}
type MovementPeriod = { readonly from: Instant; readonly until: Instant }

/** A report includes all money from a month before the first alert until today. */
export function reportPeriod({ about, alerts, now }: ReportedCase): MovementPeriod {
  const first = alerts.map(({ day }) => day).toSorted()[0] ?? dayOf(about.openedAt)
  return { from: startOfDay(addDays(first, -daysBefore)), until: endOfDay(dayOf(now)) }
}

/** The part of it that is not in archives: an old case can still be looked at. */
export async function readablePeriod(db: Queryable, reported: ReportedCase): Promise<MovementPeriod> {
  const { from, until } = reportPeriod(reported)
  const readable = await readableSince(db)
  return { from: readable !== undefined && readable > from ? readable : from, until }
}
