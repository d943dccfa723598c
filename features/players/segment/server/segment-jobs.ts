import { hours, minutes } from '#core/clock/duration.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Job } from '#platform/jobs/job.ts'
import { type FactDependencies, refreshFacts } from './refresh-facts.ts'
import { memberCount } from './store/member.store.ts'
import { segmentList, sizeSave } from './store/segment.store.ts'

/** Keeps the facts, and measures every segment: the last measurement of a day is its size in the history. */
export const segmentJobs = (needs: FactDependencies): Job[] => [
  {
    name: 'segment.facts',
    when: { every: minutes(5) },
    lastsMax: minutes(60),
    run: ({ now, signal }) => refreshFacts(needs, { now, signal }),
  },
  {
    name: 'segment.sizes',
    when: { every: hours(1) },
    lastsMax: minutes(10),
    run: async ({ now, signal }) => {
      const day = dayOf(now)
      for (const { id, ...rule } of await segmentList(needs.db)) {
        signal.throwIfAborted()
        await sizeSave(needs.db, { segmentId: id, day, ...(await memberCount(needs.db, rule, day)), measuredAt: now })
      }
    },
  },
]
