import { hours } from '#core/clock/duration.ts'
import { addDays, dayOf } from '#core/clock/manila.ts'
import type { ByteSource } from '#core/draw/draw.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log/log.ts'
import { closeDays } from '../house/close-days.ts'
import { makeRoot } from '../root/make-root.ts'
import type { LedgerInvariants } from './ledger-invariant.ts'
import { ledgerCheckInsert } from './check.store.ts'
import { reportText } from './report-text.ts'
import { verifyLedger } from './verify-ledger.ts'

type Dependencies = LedgerInvariants & { readonly db: Database; readonly log: Log; readonly bytes: ByteSource }

/** What the ledger does by the clock: closes days, publishes what is owed to players, and proves itself. */
export function ledgerJobs({ db, log, bytes, checks }: Dependencies): Job[] {
  return [
    { name: 'ledger.closeDays', when: { every: hours(1) }, run: async ({ now }) => void (await closeDays(db, now)) },
    {
      name: 'ledger.makeRoot',
      when: { dailyAt: '00:05' },
      run: async ({ now }) => void (await makeRoot(db, { day: addDays(dayOf(now), -1), now, bytes })),
    },
    {
      name: 'ledger.verify',
      when: { every: hours(1) },
      run: async ({ now }) => {
        const report = await verifyLedger(db, checks)
        await ledgerCheckInsert(db, report, now)
        if (!report.isSound) log.fatal({ report: reportText(report) }, 'ledger verification failed')
      },
    },
  ]
}
