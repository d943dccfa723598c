import * as v from 'valibot'
import { type Instant, instant } from '#core/clock/instant.ts'
import { isoTime } from '#core/clock/iso-time.ts'
import { depositConfirmedTopic } from '#features/cashier/deposit/server/index.ts'
import { withdrawalChangedTopic } from '#features/cashier/withdrawal/server/index.ts'
import { roundEventSchema, roundTopic } from '#features/play/game-wallet/server/index.ts'
import { identityDecidedTopic } from '#features/players/identity/server/index.ts'
import { bonusTopic } from '#ledger'
import type { OutboxEvent } from '#platform/outbox/event.ts'
import { type EventData, type EventKindName, eventKinds } from '../event-kinds.ts'

/** An event of the product, as partners may read it. */
export type FeedEvent = {
  readonly kind: EventKindName
  readonly playerId: bigint
  readonly happenedAt: Instant
  readonly data: unknown
}

const whole = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((digits) => BigInt(digits)),
)
const happened = v.object({ playerId: whole, at: v.pipe(v.number(), v.transform(instant)) })
const amount = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((digits) => Number(digits)),
)
const time = v.pipe(
  v.number(),
  v.transform((at) => isoTime(instant(at))),
)

const deposit = v.object({ orderId: v.string(), amount, isFirst: v.boolean() })
const withdrawal = v.object({ orderId: v.string(), state: v.string(), amount })
const limit = v.object({ kind: v.string(), period: v.string(), setter: v.string(), decision: v.string() })
const exclusion = v.object({ kind: v.string(), endsAt: time })
const bonusGiven = v.object({ source: v.string(), sourceId: v.string(), amount, required: amount })
const bonusEnded = v.object({ source: v.string(), sourceId: v.string(), amount, how: v.string() })

type KindAndData = { readonly kind: EventKindName; readonly data: Readonly<Record<string, unknown>> }
/** Names a bonus without what its key may say, such as the id of an invited player. */
export type BonusName = (bonus: { readonly source: string; readonly sourceId: string }) => string
type EventReader = (payload: unknown, bonusName: BonusName) => KindAndData | undefined

const returned: Readonly<Record<string, EventData<'withdrawal.returned'>['because']>> = {
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  REVERSED: 'reversed',
}

const readWithdrawal: EventReader = (payload) => {
  const { orderId, state, amount } = v.parse(withdrawal, payload)
  const paid = { order: orderId, amount }
  if (state === 'SUCCEEDED') return { kind: 'withdrawal.paid', data: paid }
  const because = returned[state]
  return because && { kind: 'withdrawal.returned', data: { ...paid, because } }
}

const readIdentity: EventReader = (payload) => {
  const { status } = v.parse(v.object({ status: v.string() }), payload)
  if (status === 'APPROVED') return { kind: 'identity.verified', data: {} }
  return status === 'REVOKED' ? { kind: 'identity.revoked', data: {} } : undefined
}

const readRound =
  (kind: EventKindName): EventReader =>
  (payload) => {
    const { provider, gameCode, roundId, revision, isFree, stake, win, openedAt } = v.parse(roundEventSchema, payload)
    const amounts = { stake: Number(stake), win: Number(win) }
    const names = { provider, game: gameCode, round: roundId, revision, isFree }
    return { kind, data: { ...names, ...amounts, openedAt: isoTime(openedAt) } }
  }

const plain =
  (kind: EventKindName): EventReader =>
  () => ({ kind, data: {} })

const readers: Readonly<Record<string, EventReader>> = {
  REGISTERED: plain('player.registered'),
  ACCOUNT_CLOSED: plain('account.closed'),
  [identityDecidedTopic]: readIdentity,
  [depositConfirmedTopic]: (payload) => {
    const { orderId, amount, isFirst } = v.parse(deposit, payload)
    return { kind: 'deposit.paid', data: { order: orderId, amount, isFirst } }
  },
  [withdrawalChangedTopic]: readWithdrawal,
  [roundTopic.closed]: readRound('round.closed'),
  [roundTopic.corrected]: readRound('round.corrected'),
  [roundTopic.voided]: readRound('round.voided'),
  [bonusTopic.given]: (payload, bonusName) => {
    const { source, sourceId, amount, required } = v.parse(bonusGiven, payload)
    return {
      kind: 'bonus.given',
      data: { bonus: bonusName({ source, sourceId }), source, amount, playthrough: required },
    }
  },
  [bonusTopic.ended]: (payload, bonusName) => {
    const { source, sourceId, amount, how } = v.parse(bonusEnded, payload)
    return { kind: 'bonus.ended', data: { bonus: bonusName({ source, sourceId }), source, amount, how } }
  },
  PLAY_LIMIT_SET: (payload) => {
    const { kind, period, setter, decision } = v.parse(limit, payload)
    return { kind: 'limit.changed', data: { limit: kind, period, setBy: setter, change: decision } }
  },
  PLAY_BREAK_BEGAN: (payload) => {
    const { kind, endsAt } = v.parse(exclusion, payload)
    return { kind: 'exclusion.began', data: { exclusion: kind, endsAt } }
  },
}

export const feedTopics: readonly string[] = Object.keys(readers)

/** Undefined: partners do not get this one. Whatever the schema of its kind does not name is left out. */
export function readFeedEvent({ topic, payload }: OutboxEvent, bonusName: BonusName): FeedEvent | undefined {
  const named = readers[topic]?.(payload, bonusName)
  if (named === undefined) return undefined
  const { playerId, at } = v.parse(happened, payload)
  const data = v.parse(eventKinds[named.kind].data, named.data)
  return { kind: named.kind, playerId, happenedAt: at, data }
}
