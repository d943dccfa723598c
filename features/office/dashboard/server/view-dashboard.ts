import { cachedRead } from '#core/clock/cached-read.ts'
import { hours, seconds } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { answer } from '#core/contract/outcome.ts'
import { paymentHealth } from '#features/cashier/deposit/server/index.ts'
import { providerHealth } from '#features/play/game-wallet/server/index.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { ledgerCheckFindLast } from '#ledger'
import type { Database } from '#platform/db/database.ts'
import { viewDashboard } from '../contract.ts'
import { comparedDays } from '../rules.ts'
import { dayFigures } from './day-figures.ts'

const readEvery = seconds(5)
const healthOf = hours(1)

/** All viewers share one read, so that ten screens cost what one does. */
export function viewDashboardHandler(needs: { readonly db: Database }) {
  const reading = cachedRead((now) => readDashboard(needs, now), readEvery)
  return handleStaff(viewDashboard, async ({ now }) => answer(await reading(now)))
}

async function readDashboard({ db }: { readonly db: Database }, now: Instant) {
  const days = comparedDays(now)
  const since = subtractDuration(now, healthOf)
  const [today, yesterday, lastWeek, providers, payments, ledger] = await Promise.all([
    dayFigures(db, days.today, now),
    dayFigures(db, days.yesterday, now),
    dayFigures(db, days.lastWeek, now),
    providerHealth(db, since),
    paymentHealth(db, since),
    ledgerCheckFindLast(db),
  ])
  return { at: now, today, yesterday, lastWeek, providers, payments, ledger: ledger ?? null }
}
