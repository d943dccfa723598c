import { days, hours } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import { laneCount } from '#platform/outbox/lane.ts'
import { eventsKeptDays } from '../rules.ts'
import type { FeedDependencies } from './feed-dependencies.ts'
import { deadLettersDeleteOld } from './store/feed-dead-letter.store.ts'
import { feedEventDeleteOld } from './store/feed-event.store.ts'
import { feedFailuresDeleteOld } from './store/feed-health.store.ts'

/** Deletes events, failures and dead letters whose time is over, in portions. */
export const feedHousekeeping = ({ db }: Pick<FeedDependencies, 'db'>): Job => ({
  name: 'eventFeed.deleteOld',
  when: { every: hours(1) },
  async run({ now, signal }) {
    const before = subtractDuration(now, days(eventsKeptDays))
    for (let lane = 0; lane < laneCount; lane++)
      while (!signal.aborted && (await feedEventDeleteOld(db, lane, before)) > 0);
    await feedFailuresDeleteOld(db, before)
    await deadLettersDeleteOld(db, before)
  },
})
