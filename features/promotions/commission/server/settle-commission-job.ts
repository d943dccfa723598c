import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { CommissionDependencies } from './programme.ts'
import { settleDays } from './settle-days.ts'
import { playTakeDue, settlementLock } from './store/play.store.ts'

const daysAtOnce = 100
/** A round that is counted later than this no longer earns; a void is corrected however late. */
const lateDays = 7

/**
 * Settles the closed days whose play has changed: yesterday's for the first time, earlier ones by what changed. A day
 * is due until the transaction that settles it commits, so that a second run finds nothing.
 */
export const settleCommissionJob = (needs: CommissionDependencies): Job => ({
  name: 'commission.settle',
  when: { dailyAt: '02:00' },
  run: async ({ now, signal, confirm }) => {
    for (let isMore = true; isMore; ) {
      signal.throwIfAborted()
      isMore = await needs.db.transaction(async (tx) => {
        await confirm(tx)
        return settleSome(tx, needs, now)
      })
    }
  },
})

/** False: nothing was due. */
async function settleSome(tx: Transaction, needs: CommissionDependencies, now: Instant): Promise<boolean> {
  await settlementLock(tx)
  const today: CalendarDay = dayOf(now)
  const due = await playTakeDue(tx, today, daysAtOnce)
  if (due.length === 0) return false
  await settleDays(tx, needs, { due, today, newFrom: addDays(today, -lateDays), now })
  return true
}
