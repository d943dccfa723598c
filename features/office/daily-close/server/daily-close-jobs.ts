import * as v from 'valibot'
import { addDays, calendarDayIn, dayOf } from '#core/clock/manila.ts'
import { compareProviderDay } from '#features/office/reconciliation/server/index.ts'
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
        for (const { id, listSettlement } of providers) {
          signal.throwIfAborted()
          if (!listSettlement) continue
          const isCompared = await compareProviderDay({ db, log, providers }, { provider: id, day, now })
          if (!isCompared) log.warn({ provider: id, day }, 'a provider returned no settlement')
        }
        await compareGames(day, now)
        signal.throwIfAborted()
        const verification = { name: verifyJobName, key: `day:${day}`, payload: { withBeside: true }, runAt: now }
        await db.transaction((tx) => schedule(tx, verification))
      },
    },
  ]
}
