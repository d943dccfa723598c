import { addDays, calendarDayIn, dayOf } from '#core/clock/manila.ts'
import type { Job } from '#platform/jobs/job.ts'
import * as v from 'valibot'
import { compareProviderDay } from './compare-provider-day.ts'
import type { ReconciliationDependencies } from './reconciliation-dependencies.ts'

export const compareJobName = 'reconciliation.compare'
const payloadSchema = v.object({ provider: v.string(), day: calendarDayIn })

/** Compares the previous day of every provider that settles, and any day that staff requests. */
export function reconciliationJobs(needs: ReconciliationDependencies): readonly Job[] {
  const compare = async (work: {
    provider: string
    day: ReturnType<typeof dayOf>
    now: Parameters<typeof dayOf>[0]
  }) => {
    if (!(await compareProviderDay(needs, work))) throw new Error(`${work.provider} did not say what it settled`)
  }
  return [
    {
      name: 'reconciliation.yesterday',
      when: { dailyAt: '03:30' },
      run: async ({ now, signal }) => {
        for (const { id, listSettlement } of needs.providers) {
          signal.throwIfAborted()
          if (listSettlement) await compare({ provider: id, day: addDays(dayOf(now), -1), now })
        }
      },
    },
    { name: compareJobName, run: async ({ payload, now }) => compare({ ...v.parse(payloadSchema, payload), now }) },
  ]
}
