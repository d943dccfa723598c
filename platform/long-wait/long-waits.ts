import { setTimeout as pause } from 'node:timers/promises'
import { type Duration, milliseconds } from '#core/clock/duration.ts'
import type { Log } from '../log/log.ts'

/** What a player waits for. */
type PlayersWish = { readonly playerId: bigint }

export type LongWaits<Wish extends PlayersWish> = {
  /** Resolves to true once the condition holds; false after the timeout. */
  readonly wait: (wish: Wish, patience: Duration) => Promise<boolean>
  /** Releases everybody who waits. */
  readonly close: () => void
}

export type LongWaitOptions<Wish> = {
  /** The conditions that now hold, read in as few statements as possible. */
  readonly comeTrue: (wishes: readonly Wish[]) => Promise<readonly Wish[]>
  /** Named in the log if polling fails. */
  readonly who: string
  readonly log: Log
}

type Waiter<Wish> = { readonly wish: Wish; readonly tell: (hasComeTrue: boolean) => void }

const lookEvery = milliseconds(500)
/** A player has a page or two open, not a hundred. */
const waitsOfPlayerMax = 8

/**
 * Long polling for changes made by any process: each process polls twice a second for all its waiting requests
 * together, and not at all while there are none.
 */
export function createLongWaits<Wish extends PlayersWish>(options: LongWaitOptions<Wish>): LongWaits<Wish> {
  const { comeTrue, who, log } = options
  const waiting = new Set<Waiter<Wish>>()
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
      await look().catch((err: unknown) => log.warn({ err, who }, 'long polling failed'))
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
