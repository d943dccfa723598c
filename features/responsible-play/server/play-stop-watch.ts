import { setTimeout as pause } from 'node:timers/promises'
import { type Duration, milliseconds } from '#core/clock/duration.ts'
import type { CareDependencies } from './care-dependencies.ts'

export type PlayStopWatch = {
  /** True as soon as the player may not play; false when the time is over before that. */
  readonly wait: (playerId: bigint, patience: Duration) => Promise<boolean>
  /** Lets go of everybody who waits. */
  readonly close: () => void
}

type Waiting = { readonly playerId: bigint; readonly tell: (isStopped: boolean) => void }

const lookEvery = milliseconds(500)
/** A player has a game or two open, not a hundred. */
const waitsMax = 8

/**
 * Open games learn of a break wherever it began: each process asks the database twice a second for everybody who waits
 * at it, in one statement, and asks nothing while nobody does.
 */
export function playStopWatch({ stoppedAmong, log }: Pick<CareDependencies, 'stoppedAmong' | 'log'>): PlayStopWatch {
  const waiting = new Set<Waiting>()
  let isLooking = false

  const look = async () => {
    const stopped = new Set(await stoppedAmong([...new Set([...waiting].map(({ playerId }) => playerId))]))
    for (const { playerId, tell } of waiting) if (stopped.has(playerId)) tell(true)
  }
  const lookOn = async () => {
    if (isLooking) return
    isLooking = true
    while (waiting.size > 0) {
      await look().catch((err: unknown) => log.warn({ err }, 'open games could not be looked after'))
      await pause(lookEvery, undefined, { ref: false })
    }
    isLooking = false
  }
  return {
    wait: async (playerId, patience) => {
      const mine = [...waiting].filter((each) => each.playerId === playerId)
      if (patience <= 0 || mine.length >= waitsMax) return (await stoppedAmong([playerId])).length > 0
      const { promise, resolve: tell } = Promise.withResolvers<boolean>()
      const entry = { playerId, tell }
      const timer = setTimeout(() => tell(false), patience)
      waiting.add(entry)
      void lookOn()
      return promise.finally(() => {
        clearTimeout(timer)
        waiting.delete(entry)
      })
    },
    close: () => {
      for (const { tell } of waiting) tell(false)
    },
  }
}
