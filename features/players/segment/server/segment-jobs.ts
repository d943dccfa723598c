import { hours, minutes } from '#core/clock/duration.ts'
import { durationBetween, type Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Job } from '#platform/jobs/job.ts'
import { type FactDependencies, refreshFacts } from './refresh-facts.ts'
import { progressFind } from './store/fact.store.ts'
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
    when: { every: minutes(5) },
    lastsMax: minutes(10),
    run: async ({ now, signal }) => {
      // Before the facts have been read, every segment would be empty.
      if ((await progressFind(needs.db)).factsAt === null) return
      const day = dayOf(now)
      for (const segment of (await segmentList(needs.db)).filter((each) => isToMeasure(each, now))) {
        signal.throwIfAborted()
        const size = await memberCount(needs.db, segment, day)
        await sizeSave(needs.db, { segmentId: segment.id, day, ...size, measuredAt: now })
      }
    },
  },
]

type Measurement = { readonly measuredAt: Instant | null; readonly savedAt: Instant }

/** Once an hour, and soon after the conditions were saved. */
const isToMeasure = ({ measuredAt, savedAt }: Measurement, now: Instant): boolean =>
  measuredAt === null || measuredAt < savedAt || durationBetween(measuredAt, now) >= hours(1)
