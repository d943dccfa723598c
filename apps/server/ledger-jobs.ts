import { hours } from '#core/clock/duration.ts'
import { addDays, dayOf } from '#core/clock/manila.ts'
import { closeDays, ledgerCheckInsert, makeRoot, reportText, verifyLedger } from '#ledger'
import { secureBytes } from '#platform/crypto/random.ts'
import type { Job } from '#platform/jobs/job.ts'
import { houseChecks } from './house-checks.ts'
import type { ServerContext } from './server-context.ts'

/** What the ledger does by the clock: closes days, publishes what is owed to players, and proves itself. */
export function ledgerJobs({ db, log }: ServerContext): Job[] {
  return [
    { name: 'ledger.closeDays', when: { every: hours(1) }, run: async ({ now }) => void (await closeDays(db, now)) },
    {
      name: 'ledger.makeRoot',
      when: { dailyAt: '00:05' },
      run: async ({ now }) => void (await makeRoot(db, { day: addDays(dayOf(now), -1), now, bytes: secureBytes })),
    },
    {
      name: 'ledger.verify',
      when: { every: hours(1) },
      run: async ({ now }) => {
        const report = await verifyLedger(db, houseChecks)
        await ledgerCheckInsert(db, report, now)
        if (!report.isSound) log.fatal({ report: reportText(report) }, 'ledger verification failed')
      },
    },
  ]
}
