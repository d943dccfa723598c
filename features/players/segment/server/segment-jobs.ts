import { hours, minutes } from '#core/clock/duration.ts'
import { durationBetween, type Instant } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import { type FactDependencies, refreshFacts } from './refresh-facts.ts'
import { isMeasurable, keepSize } from './members.ts'
import { segmentList } from './store/segment.store.ts'

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
    when: { every: minutes(5) },
    lastsMax: minutes(10),
    run: async ({ now, signal }) => {
      if (!(await isMeasurable(needs.db))) return
      for (const segment of (await segmentList(needs.db)).filter((each) => isToMeasure(each, now))) {
        signal.throwIfAborted()
        await keepSize(needs.db, segment, now)
      }
    },
  },
]

/** Saving and opening a segment measures it, too. */
const isToMeasure = ({ measuredAt }: { readonly measuredAt: Instant | null }, now: Instant): boolean =>
  measuredAt === null || durationBetween(measuredAt, now) >= hours(1)
