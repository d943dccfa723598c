import * as v from 'valibot'
import { hours, minutes } from '#core/clock/duration.ts'
import { type Instant, instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { OutboxEvent } from '#platform/outbox/event.ts'
import type { NotificationKind } from '../notification-kinds.ts'
import { isLongRound } from '../rules.ts'
import type { FactTopics } from './notification-dependencies.ts'

/** Something that has happened to a player and that a phone may show. */
export type Fact = {
  readonly kind: NotificationKind
  readonly playerId: bigint
  readonly at: Instant
  /** One fact is one notification. */
  readonly subject: string
}

const time = v.pipe(v.number(), v.transform(instant))
const happened = v.object({
  playerId: v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    v.transform((digits) => BigInt(digits)),
  ),
  at: time,
})
const withdrawal = v.object({ state: v.string(), orderId: v.string() })
const round = v.object({ openedAt: time, isFree: v.boolean() })

type ReadFact = (event: OutboxEvent, facts: v.InferOutput<typeof happened>) => Omit<Fact, 'playerId' | 'at'> | undefined

/** The notification about an event; undefined if there is none. */
export function factOf(event: OutboxEvent, topics: FactTopics): Fact | undefined {
  const read = readersOf(topics).get(event.topic)
  if (read === undefined) return undefined
  const facts = v.parse(happened, event.payload)
  const fact = read(event, facts)
  return fact && { ...fact, ...facts }
}

const readersOf = (topics: FactTopics): ReadonlyMap<string, ReadFact> =>
  new Map<string, ReadFact>([
    [topics.withdrawalChanged, readWithdrawal],
    [topics.identityDecided, ({ id }) => ({ kind: 'identityDecided', subject: `identity:${id}` })],
    [topics.limitReached, readLimit],
    ...topics.security.map((topic) => [topic, readSecurity] as const),
    [topics.supportWrote, ({ id }) => ({ kind: 'supportWrote', subject: `support:${id}` })],
    [topics.chatAnswered, readChatAnswer],
    [topics.roundClosed, readRound],
  ])

const readWithdrawal: ReadFact = ({ payload }) => {
  const { state, orderId } = v.parse(withdrawal, payload)
  return state === 'SUCCEEDED' ? { kind: 'paidOut', subject: `paid:${orderId}` } : undefined
}

/** Once a day, however many limits and tries there are. */
const readLimit: ReadFact = (_event, { playerId, at }) => ({
  kind: 'limitReached',
  subject: `limit:${playerId}:${dayOf(at)}`,
})

const devicesPause = hours(1)

/** Somebody with the password can log in as a thousand devices: phones show the first of an hour, the inbox all. */
const readSecurity: ReadFact = ({ id, topic }, { playerId, at }) => ({
  kind: 'securityChanged',
  subject: topic === 'NEW_DEVICE' ? `new-device:${playerId}:${Math.floor(at / devicesPause)}` : `security:${id}`,
})

const chatAnswer = v.object({ chatId: v.string() })
const chatPause = minutes(10)

/** Several answers within some minutes are one notification. */
const readChatAnswer: ReadFact = ({ payload }, { at }) => ({
  kind: 'chatAnswered',
  subject: `chat:${v.parse(chatAnswer, payload).chatId}:${Math.floor(at / chatPause)}`,
})

/** Most rounds take seconds: they end here, without a look into the database. */
const readRound: ReadFact = ({ id, payload }, { at }) => {
  const { openedAt, isFree } = v.parse(round, payload)
  return isFree || !isLongRound({ openedAt, at }) ? undefined : { kind: 'roundEnded', subject: `round:${id}` }
}
