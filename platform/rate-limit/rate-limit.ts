import { type Duration, milliseconds } from '#core/clock/duration.ts'
import { addDuration, durationBetween, type Instant } from '#core/clock/instant.ts'
import type { Database } from '../db/database.ts'
import {
  type LimitKey,
  type LimitUse,
  rateLimitDeleteExpired,
  rateLimitGiveBack,
  rateLimitList,
  rateLimitReset,
  rateLimitTake,
} from './rate-limit.store.ts'

/** At most `max` per `window`, which starts with the first use and is counted per key. */
export type Limit = {
  readonly name: string
  readonly key: string
  readonly max: number
  readonly window: Duration
  /** The weight of this use, by default 1. */
  readonly cost?: number
}

export type LimitResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly limit: Limit; readonly retryAfter: Duration }

export type LimitState = {
  readonly limit: Limit
  readonly used: number
  readonly remaining: number
  readonly resetsAt: Instant | undefined
}

/**
 * Limits over all processes, counted by the database. They run outside the caller's transaction on purpose, so that an
 * attempt counts even if its transaction is rolled back; never call them inside one.
 */
export type RateLimiter = {
  /** Takes from every limit, or from none and returns the one that stays full for longest. */
  readonly take: (limits: readonly Limit[], now: Instant) => Promise<LimitResult>
  /** Returns a use that should not have counted. */
  readonly giveBack: (limits: readonly Limit[]) => Promise<void>
  readonly reset: (keys: readonly LimitKey[]) => Promise<void>
  readonly peek: (limits: readonly Limit[], now: Instant) => Promise<LimitState[]>
  /** Deletes expired rows, as a job. Returns the number deleted. */
  readonly sweep: (now: Instant) => Promise<number>
}

const sweepRowsMax = 5_000
const sweepRoundsMax = 200
// Shown if a window ended between two statements: there is nothing left to wait for, but the caller was refused.
const shortestWait = milliseconds(1)

export function createRateLimiter(db: Database): RateLimiter {
  return {
    async take(limits, now) {
      if (limits.length === 0) return { ok: true }
      const uses = usesOf(limits, now)
      const rows = await rateLimitTake(db, uses, now)
      const refused = rows.filter((row) => !row.taken)
      if (refused.length > 0) return refusal(limits, refused, now)
      if (rows.length === uses.length) return { ok: true }

      // Another attempt took the last place of a limit while this one was being written.
      const lost = uses.filter((use) => !rows.some((row) => sameKey(row, use)))
      if (rows.length > 0)
        await rateLimitGiveBack(
          db,
          uses.filter((use) => !lost.includes(use)),
        )
      return refusal(limits, await endsOf(db, lost, now), now)
    },
    giveBack: (limits) =>
      rateLimitGiveBack(
        db,
        limits.map(({ name, key, cost = 1 }) => ({ name, key, cost })),
      ),
    reset: (keys) => rateLimitReset(db, keys),
    async peek(limits, now) {
      const rows = await rateLimitList(db, limits, now)
      return limits.map((limit) => {
        const row = rows.find((candidate) => sameKey(candidate, limit))
        const used = row?.used ?? 0
        return { limit, used, remaining: Math.max(limit.max - used, 0), resetsAt: row?.expires_at }
      })
    },
    sweep: (now) => sweep(db, now),
  }
}

function usesOf(limits: readonly Limit[], now: Instant): LimitUse[] {
  const uses = limits.map(({ name, key, max, window, cost = 1 }) => ({
    name,
    key,
    cost,
    max,
    expiresAt: addDuration(now, window),
  }))
  if (new Set(uses.map((use) => `${use.name}\n${use.key}`)).size < uses.length) {
    throw new Error(`the same limit is taken twice at once: ${limits.map((limit) => limit.name).join(', ')}`)
  }
  return uses
}

type End = LimitKey & { readonly expires_at: Instant }

function refusal(limits: readonly Limit[], full: readonly End[], now: Instant): LimitResult {
  const longest = full.reduce((a, b) => (b.expires_at > a.expires_at ? b : a))
  const limit = limits.find((candidate) => sameKey(candidate, longest))
  if (limit === undefined) throw new Error(`a limit was refused that was not asked for: ${longest.name}`)
  const wait = durationBetween(now, longest.expires_at)
  return { ok: false, limit, retryAfter: wait > shortestWait ? wait : shortestWait }
}

async function endsOf(db: Database, lost: readonly LimitUse[], now: Instant): Promise<End[]> {
  const rows = await rateLimitList(db, lost, now)
  return lost.map((use) => rows.find((row) => sameKey(row, use)) ?? { ...use, expires_at: now })
}

const sameKey = (a: LimitKey, b: LimitKey): boolean => a.name === b.name && a.key === b.key

async function sweep(db: Database, now: Instant): Promise<number> {
  let deleted = 0
  for (let round = 0; round < sweepRoundsMax; round++) {
    const count = await rateLimitDeleteExpired(db, now, sweepRowsMax)
    deleted += count
    if (count < sweepRowsMax) break
  }
  return deleted
}
