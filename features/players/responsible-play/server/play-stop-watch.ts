import type { Duration } from '#core/clock/duration.ts'
import { createLongWaits } from '#platform/long-wait/long-waits.ts'
import type { CareDependencies } from './care-dependencies.ts'

export type PlayStopWatch = {
  /** True as soon as the player may not play; false when the time is over before that. */
  readonly wait: (playerId: bigint, patience: Duration) => Promise<boolean>
  /** Lets go of everybody who waits. */
  readonly close: () => void
}

/** Open games learn of a break wherever it began. */
export function playStopWatch({ stoppedAmong, log }: Pick<CareDependencies, 'stoppedAmong' | 'log'>): PlayStopWatch {
  const { wait, close } = createLongWaits<{ readonly playerId: bigint }>({
    comeTrue: async (wishes) => {
      const stopped = new Set(await stoppedAmong([...new Set(wishes.map(({ playerId }) => playerId))]))
      return wishes.filter(({ playerId }) => stopped.has(playerId))
    },
    who: 'open games',
    log,
  })
  return { wait: (playerId, patience) => wait({ playerId }, patience), close }
}
