import { type Clock, type Instant, instant } from '#core/clock/instant.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { refusedCallAdd } from './refused-call.store.ts'

/** A call of another house's server that was not done. Every word is one of a few, but for what is said of the last one. */
export type RefusedCall = {
  /** Which of our doors: the game wallet, its adapters, payments, payouts. */
  readonly door: string
  /** Who proved to be the caller; empty when nobody did. */
  readonly caller: string
  readonly what: string
  readonly code: string
  /** Of the last one: never a secret, never a player's. */
  readonly detail: string
}

type Counted = RefusedCall & { count: number; firstAt: Instant; lastAt: Instant; detail: string }

export type RefusedCalls = {
  /** Counts one. It costs its caller nothing that waits. */
  readonly note: (call: RefusedCall) => void
  /** Writes down what was counted. */
  readonly flush: () => Promise<void>
}

const flushAfterMs = 1_000
const detailLengthMax = 200
const hourMs = 3_600_000

/**
 * What was refused, counted by the hour: whoever sends a million calls fills one row. What a process has counted within its
 * last second is lost when it is killed.
 */
export function createRefusedCalls({ db, clock, log }: { db: Database; clock: Clock; log: Log }): RefusedCalls {
  let counted = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const rows = [...counted.values()]
    counted = new Map()
    if (rows.length > 0) await refusedCallAdd(db, rows.map(withHour))
  }
  const flushLater = () => flush().catch((err: unknown) => log.warn({ err }, 'refused calls could not be written down'))
  return {
    flush,
    note: (call) => {
      const now = clock.now()
      const key = [call.door, call.caller, call.what, call.code, hourOf(now)].join(' ')
      const known = counted.get(key) ?? { ...call, count: 0, firstAt: now, lastAt: now }
      known.count += 1
      known.lastAt = now
      known.detail = call.detail.slice(0, detailLengthMax)
      counted.set(key, known)
      timer ??= setTimeout(() => void flushLater(), flushAfterMs).unref()
    },
  }
}

const hourOf = (at: Instant): Instant => instant(Math.floor(at / hourMs) * hourMs)
const withHour = (call: Counted) => ({ ...call, hour: hourOf(call.firstAt) })
