import { type Clock, type Instant, instant } from '#core/clock/instant.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { refusedCallAdd } from './refused-call.store.ts'

/** A refused call of an external server. All fields have few values, except `detail`. */
export type RefusedCall = {
  /** The endpoint: game wallet, adapters, payments, payouts. */
  readonly door: string
  /** The authenticated caller; empty if there was none. */
  readonly caller: string
  readonly what: string
  readonly code: string
  /** Details of the last one: never a secret, never a player's data. */
  readonly detail: string
}

type RefusedCallCount = RefusedCall & { count: number; firstAt: Instant; lastAt: Instant; detail: string }

export type RefusedCalls = {
  /** Counts one call without making the caller wait. */
  readonly note: (call: RefusedCall) => void
  /** Writes the counts. */
  readonly flush: () => Promise<void>
}

const flushAfterMs = 1_000
const detailLengthMax = 200
const hourMs = 3_600_000

/**
 * Refused calls, counted by the hour: a million calls of one sender fill one row. A killed process loses its counts of
 * the last second.
 */
export function createRefusedCalls({ db, clock, log }: { db: Database; clock: Clock; log: Log }): RefusedCalls {
  let counted = new Map<string, RefusedCallCount>()
  let timer: NodeJS.Timeout | undefined
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const rows = [...counted.values()]
    counted = new Map()
    if (rows.length > 0) await refusedCallAdd(db, rows.map(withHour))
  }
  const flushLater = () =>
    flush().catch((err: unknown) => log.warn({ err }, 'the counts of refused calls could not be saved'))
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
const withHour = (call: RefusedCallCount) => ({ ...call, hour: hourOf(call.firstAt) })
