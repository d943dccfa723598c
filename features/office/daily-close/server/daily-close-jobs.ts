import * as v from 'valibot'
import { addDays, calendarDayIn, dayOf } from '#core/clock/manila.ts'
import { compareDayOfAll } from '#features/office/reconciliation/server/index.ts'
import { closeDays, makeRoot, verifyJobName } from '#ledger'
import type { Job } from '#platform/jobs/job.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import type { DailyCloseDependencies } from './daily-close-dependencies.ts'

export const prepareJobName = 'dailyClose.prepare'
const payloadSchema = v.object({ day: calendarDayIn })

/** The automatic work before a close, on demand; each also runs by itself at night. */
export function dailyCloseJobs({
  db,
  log,
  bytes,
  providers,
  compareGames,
}: Omit<DailyCloseDependencies, 'audit'>): Job[] {
  return [
    {
      name: prepareJobName,
      run: async ({ payload, now, signal }) => {
        const { day } = v.parse(payloadSchema, payload)
        await closeDays(db, now, signal)
        if (day === addDays(dayOf(now), -1)) await makeRoot(db, { day, now, bytes })
        const verification = { name: verifyJobName, key: `day:${day}`, payload: { withBeside: true }, runAt: now }
        await db.transaction((tx) => schedule(tx, verification))
        // Each throws if a provider did not answer, so the job is repeated: a member waits for its outcome.
        try {
          await compareDayOfAll({ db, log, providers }, { day, now, signal })
        } finally {
          if (!signal.aborted) await compareGames(day, now)
        }
      },
    },
  ]
}
