import { setTimeout as pause } from 'node:timers/promises'
import { type Duration, milliseconds } from '#core/clock/duration.ts'
import type { Log } from '../log/log.ts'

/** What a player waits for. */
type PlayerCondition = { readonly playerId: bigint }

export type LongWaits<Condition extends PlayerCondition> = {
  /** Resolves to true once the condition holds; false after the timeout. */
  readonly wait: (condition: Condition, patience: Duration) => Promise<boolean>
  /** Releases everybody who waits. */
  readonly close: () => void
}

export type LongWaitOptions<Condition> = {
  /** The conditions that now hold, read in as few statements as possible. */
  readonly findFulfilled: (conditions: readonly Condition[]) => Promise<readonly Condition[]>
  /** Named in the log if polling fails. */
  readonly name: string
  readonly log: Log
}

type Waiter<Condition> = { readonly condition: Condition; readonly resolve: (isFulfilled: boolean) => void }

const lookEvery = milliseconds(500)
/** A player has a page or two open, not a hundred. */
const waitsOfPlayerMax = 8

/**
 * Long polling for changes made by any process: each process polls twice a second for all its waiting requests
 * together, and not at all while there are none.
 */
export function createLongWaits<Condition extends PlayerCondition>(
  options: LongWaitOptions<Condition>,
): LongWaits<Condition> {
  const { findFulfilled, name, log } = options
  const waiting = new Set<Waiter<Condition>>()
  let isLooking = false

  const look = async () => {
    const looked = [...waiting]
    const fulfilled = new Set(await findFulfilled(looked.map(({ condition }) => condition)))
    for (const { condition, resolve } of looked) if (fulfilled.has(condition)) resolve(true)
  }
  const lookOn = async () => {
    if (isLooking) return
    isLooking = true
    while (waiting.size > 0) {
      await look().catch((err: unknown) => log.warn({ err, who: name }, 'long polling failed'))
      await pause(lookEvery, undefined, { ref: false })
    }
    isLooking = false
  }
  return {
    wait: async (condition, patience) => {
      const mine = [...waiting].filter((each) => each.condition.playerId === condition.playerId)
      if (patience <= 0 || mine.length >= waitsOfPlayerMax) return (await findFulfilled([condition])).length > 0
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const entry = { condition, resolve }
      const timer = setTimeout(() => resolve(false), patience)
      waiting.add(entry)
      void lookOn()
      return promise.finally(() => {
        clearTimeout(timer)
        waiting.delete(entry)
      })
    },
    close: () => {
      for (const { resolve } of waiting) resolve(false)
    },
  }
}
