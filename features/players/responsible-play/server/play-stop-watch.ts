import type { Duration } from '#core/clock/duration.ts'
import { createLongWaits } from '#platform/long-wait/long-waits.ts'
import { type PlayerAtPlay, playersAtPlay } from '#features/players/account/server/index.ts'
import type { CareDependencies } from './care-dependencies.ts'

export type PlayStopWatch = {
  /** True as soon as the player may not play; false on timeout. */
  readonly wait: (playerId: bigint, patience: Duration) => Promise<boolean>
  /** Releases everybody who waits. */
  readonly close: () => void
}

/** Notifies open games of a break, in whichever process it began. */
export function playStopWatch({ db, clock, log }: Pick<CareDependencies, 'db' | 'clock' | 'log'>): PlayStopWatch {
  const { wait, close } = createLongWaits<{ readonly playerId: bigint }>({
    findFulfilled: async (waits) => {
      const players = await playersAtPlay(db, [...new Set(waits.map(({ playerId }) => playerId))], clock.now())
      const stopped = new Set(players.filter(hasToStop).map(({ id }) => id))
      return waits.filter(({ playerId }) => stopped.has(playerId))
    },
    name: 'open games',
    log,
  })
  return { wait: (playerId, patience) => wait({ playerId }, patience), close }
}

const hasToStop = ({ isStopped, isIdentityDue }: PlayerAtPlay): boolean => isStopped || isIdentityDue
