import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

const subscriptionRow = v.object({
  id: v.string(),
  sender_key: v.string(),
  public_key: v.string(),
  private_key: v.string(),
  auth: v.string(),
  failures: v.number(),
  failure_status: v.number(),
  ended: v.number(),
})
export type Subscription = {
  readonly id: string
  /** The key that the browser was given at its subscription: only its owner may send. */
  readonly senderKey: string
  readonly publicKey: string
  readonly privateKey: string
  readonly auth: string
  readonly failures: number
  readonly failureStatus: number
  readonly isEnded: boolean
}

export function subscriptionInsert(
  database: DatabaseSync,
  { createdAt, ...s }: Omit<Subscription, 'isEnded'> & { readonly createdAt: number },
): void {
  database
    .prepare(
      `insert into push_subscription (id, sender_key, public_key, private_key, auth, failures, failure_status, created_at)
       values (:id, :senderKey, :publicKey, :privateKey, :auth, :failures, :failureStatus, :createdAt)`,
    )
    .run({ ...s, createdAt })
}

export function subscriptionFind(database: DatabaseSync, id: string): Subscription | undefined {
  const row = database.prepare('select * from push_subscription where id = ?').get(id)
  if (row === undefined) return undefined
  const parsed = v.parse(subscriptionRow, row)
  return {
    id: parsed.id,
    senderKey: parsed.sender_key,
    publicKey: parsed.public_key,
    privateKey: parsed.private_key,
    auth: parsed.auth,
    failures: parsed.failures,
    failureStatus: parsed.failure_status,
    isEnded: parsed.ended === 1,
  }
}

export const subscriptionEnd = (database: DatabaseSync, id: string): boolean =>
  database.prepare('update push_subscription set ended = 1 where id = ?').run(id).changes > 0

export const subscriptionCountFailure = (database: DatabaseSync, id: string): void =>
  void database.prepare('update push_subscription set failures = failures - 1 where id = ?').run(id)

const keptMax = 1_000
const messageRow = v.object({
  id: v.number(),
  subscription_id: v.string(),
  topic: v.nullable(v.string()),
  ttl: v.number(),
  text: v.string(),
  created_at: v.number(),
})
export type PushedMessage = {
  readonly id: string
  readonly to: string
  readonly topic: string | null
  readonly ttl: number
  readonly text: string
  readonly createdAt: string
}

type NewMessage = Pick<PushedMessage, 'to' | 'topic' | 'ttl' | 'text'> & { readonly createdAt: number }

export function pushedInsert(database: DatabaseSync, { to, topic, ttl, text, createdAt }: NewMessage): void {
  database
    .prepare('insert into push_message (subscription_id, topic, ttl, text, created_at) values (?, ?, ?, ?, ?)')
    .run(to, topic, ttl, text, createdAt)
  database
    .prepare('delete from push_message where id <= (select id from push_message order by id desc limit 1 offset ?)')
    .run(keptMax)
}

/** What arrived, newest first. */
export const pushedList = (database: DatabaseSync, to: string | undefined, countMax: number): PushedMessage[] =>
  database
    .prepare('select * from push_message where :to is null or subscription_id = :to order by id desc limit :countMax')
    .all({ to: to ?? null, countMax })
    .map((row) => {
      const { id, subscription_id: subscription, created_at: at, ...rest } = v.parse(messageRow, row)
      return { id: `push_${id}`, to: subscription, ...rest, createdAt: new Date(at).toISOString() }
    })

export function pushedCount(database: DatabaseSync, to: string | undefined): number {
  const row = database
    .prepare('select count(*) as count from push_message where :to is null or subscription_id = :to')
    .get({ to: to ?? null })
  return v.parse(v.object({ count: v.number() }), row).count
}

export const pushedDeleteAll = (database: DatabaseSync): void => database.exec('delete from push_message')
