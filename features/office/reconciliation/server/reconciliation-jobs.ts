import { addDays, calendarDayIn, dayOf } from '#core/clock/manila.ts'
import type { Job } from '#platform/jobs/job.ts'
import * as v from 'valibot'
import { compareDayOfAll, compareProviderDay } from './compare-provider-day.ts'
import type { ReconciliationDependencies } from './reconciliation-dependencies.ts'

export const compareJobName = 'reconciliation.compare'
const payloadSchema = v.object({ provider: v.string(), day: calendarDayIn })

/** Compares the previous day of every provider that settles, and any day that staff requests. */
export function reconciliationJobs(needs: ReconciliationDependencies): readonly Job[] {
  return [
    {
      name: 'reconciliation.yesterday',
      when: { dailyAt: '03:30' },
      run: ({ now, signal }) => compareDayOfAll(needs, { day: addDays(dayOf(now), -1), now, signal }),
    },
    {
      name: compareJobName,
      async run({ payload, now }) {
        const { provider, day } = v.parse(payloadSchema, payload)
        const isCompared = await compareProviderDay(needs, { provider, day, now })
        if (!isCompared) throw new Error(`no settlement of ${day} from ${provider}`)
      },
    },
  ]
}
