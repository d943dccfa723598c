import { type Duration, milliseconds, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { isDatabaseAway } from '#platform/db/database-faults.ts'
import { createLoop, type Loop } from '#platform/jobs/loop.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import type { SeaFeed } from './sea-feed.ts'

const lookEvery: Duration = milliseconds(250)
const keepEvery: Duration = seconds(5)
const pauseAfterFault: Duration = seconds(1)

/** Tells tables what their players did, and keeps the seats of those who look. Every process has one. */
export function createSeaLoop({ clock, log }: Pick<StudioDependencies, 'clock' | 'log'>, feed: SeaFeed): Loop {
  let keepAt: Instant = clock.now()
  return createLoop({
    async turn() {
      await feed.publish()
      if (clock.now() >= keepAt) {
        keepAt = addDuration(clock.now(), keepEvery)
        await feed.keepSeats()
      }
      return lookEvery
    },
    onFault(error) {
      if (isDatabaseAway(error)) log.warn({ err: error }, 'database unavailable: seas wait')
      else log.error({ err: error }, "a sea's turn failed and is retried")
    },
    pauseAfterFault,
  })
}
