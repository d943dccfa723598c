import { playLimitsMark } from '#features/players/account/server/index.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import type { LimitKind, LimitPeriod } from '../limit-words.ts'
import { decideLimit, type Limit, looseningWait } from '../rules.ts'
import { countPlay } from './count-play.ts'
import { limitList, limitRemove, type LimitRow, limitSave } from './store/limit.store.ts'

export type LimitChange = {
  readonly playerId: bigint
  readonly setter: Limit['setter']
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: bigint | null
  readonly now: Instant
}

const nothingWaits = { loosensTo: null, isEnding: false, confirmFrom: null } as const

/**
 * Sets a limit. A player's looser one waits; the operator's takes effect at once either way. False: nothing changes.
 */
export async function changeLimit(tx: Transaction, change: LimitChange): Promise<boolean> {
  const { playerId, setter, kind, period, amount, now } = change
  // Counting locks the book, which serialises concurrent changes.
  await countPlay(tx, playerId, now)
  const current = (await limitList(tx, [playerId])).find((limit) => isSame(limit, change))
  const decision = decideLimit(current, amount)
  if (decision === 'unchanged') return current !== undefined && (await giveUpWaiting(tx, current, now))
  const key = { playerId, setter, kind, period }
  if (decision === 'loosen' && setter === 'player' && current !== undefined) {
    const confirmFrom = addDuration(now, looseningWait)
    await limitSave(tx, { ...current, loosensTo: amount, isEnding: amount === null, confirmFrom }, now)
  } else if (amount === null) await limitRemove(tx, { ...key, amount: 0n, ...nothingWaits }, now)
  else await limitSave(tx, { ...key, amount, ...nothingWaits }, now)
  await markLimits(tx, playerId)
  const payload = { playerId: String(playerId), setter, kind, period, decision, at: now }
  await publish(tx, { topic: 'PLAY_LIMIT_SET', key: String(playerId), payload })
  return true
}

type LimitKey = Pick<LimitRow, 'setter' | 'kind' | 'period'>
export const isSame = (a: LimitKey, b: LimitKey): boolean =>
  a.setter === b.setter && a.kind === b.kind && a.period === b.period

/** Requesting the current limit again cancels a pending change. */
async function giveUpWaiting(tx: Transaction, limit: LimitRow, now: Instant): Promise<boolean> {
  if (limit.confirmFrom === null) return false
  await limitSave(tx, { ...limit, ...nothingWaits }, now)
  return true
}

/** Deposit limits are checked separately; a bet only checks the other kinds. */
export async function markLimits(tx: Transaction, playerId: bigint): Promise<void> {
  const limits = await limitList(tx, [playerId])
  await playLimitsMark(tx, { playerId, has: limits.some(({ kind }) => kind !== 'deposit') })
}
