import type { Duration } from '#core/clock/duration.ts'
import { createLongWaits } from '#platform/long-wait/long-waits.ts'
import type { CareDependencies } from './care-dependencies.ts'

export type PlayStopWatch = {
  /** True as soon as the player may not play; false on timeout. */
  readonly wait: (playerId: bigint, patience: Duration) => Promise<boolean>
  /** Releases everybody who waits. */
  readonly close: () => void
}

/** Notifies open games of a break, in whichever process it began. */
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
