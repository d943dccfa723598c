import { setTimeout as pause } from 'node:timers/promises'
import { type Duration, milliseconds } from '#core/clock/duration.ts'
import type { Log } from '../log/log.ts'

/** What a player waits for. */
type PlayersWish = { readonly playerId: bigint }

export type LongWaits<Wish extends PlayersWish> = {
  /** True as soon as the wish has come true; false when the time is over before that. */
  readonly wait: (wish: Wish, patience: Duration) => Promise<boolean>
  /** Lets go of everybody who waits. */
  readonly close: () => void
}

export type LongWaitOptions<Wish> = {
  /** Those of the wishes that have come true, asked for in as few statements as there can be. */
  readonly comeTrue: (wishes: readonly Wish[]) => Promise<readonly Wish[]>
  /** For the log: who could not be told. */
  readonly who: string
  readonly log: Log
}

type Waiting<Wish> = { readonly wish: Wish; readonly tell: (hasComeTrue: boolean) => void }

const lookEvery = milliseconds(500)
/** A player has a page or two open, not a hundred. */
const waitsOfPlayerMax = 8

/**
 * Screens learn of a change wherever it began: each process looks twice a second for everybody who waits at it, together,
 * and looks at nothing while nobody does.
 */
export function createLongWaits<Wish extends PlayersWish>(options: LongWaitOptions<Wish>): LongWaits<Wish> {
  const { comeTrue, who, log } = options
  const waiting = new Set<Waiting<Wish>>()
  let isLooking = false

  const look = async () => {
    const looked = [...waiting]
    const fulfilled = new Set(await comeTrue(looked.map(({ wish }) => wish)))
    for (const { wish, tell } of looked) if (fulfilled.has(wish)) tell(true)
  }
  const lookOn = async () => {
    if (isLooking) return
    isLooking = true
    while (waiting.size > 0) {
      await look().catch((err: unknown) => log.warn({ err, who }, 'those who wait could not be told'))
      await pause(lookEvery, undefined, { ref: false })
    }
    isLooking = false
  }
  return {
    wait: async (wish, patience) => {
      const mine = [...waiting].filter((each) => each.wish.playerId === wish.playerId)
      if (patience <= 0 || mine.length >= waitsOfPlayerMax) return (await comeTrue([wish])).length > 0
      const { promise, resolve: tell } = Promise.withResolvers<boolean>()
      const entry = { wish, tell }
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
