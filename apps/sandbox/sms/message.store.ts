import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { Message, MessageRequest } from './message.ts'

export const messagesKeptMax = 1_000

const stored = v.object({
  id: v.number(),
  recipient: v.string(),
  text: v.string(),
  reference: v.string(),
  created_at: v.number(),
})

type MessageNew = MessageRequest & { readonly delivered: boolean; readonly createdAt: number }

/** Stores a message once per reference. `undefined` means that the reference is known already. */
export function messageInsert(database: DatabaseSync, message: MessageNew): Message | undefined {
  const row = database
    .prepare(
      `insert into sms_message (recipient, text, reference, delivered, created_at) values (?, ?, ?, ?, ?)
       on conflict (reference) do nothing returning id, recipient, text, reference, created_at`,
    )
    .get(message.to, message.text, message.reference, message.delivered ? 1 : 0, message.createdAt)
  if (row === undefined) return undefined
  messageDeleteOldest(database)
  return readRow(row)
}

export function messageFindByReference(database: DatabaseSync, reference: string): Message | undefined {
  const row = database
    .prepare('select id, recipient, text, reference, created_at from sms_message where reference = ?')
    .get(reference)
  return row === undefined ? undefined : readRow(row)
}

type MessageFilter = { readonly to?: string | undefined; readonly afterId?: number; readonly countMax: number }

/** What arrived, newest first. Messages that the network lost are not among them. */
export function messageListDelivered(database: DatabaseSync, filter: MessageFilter): readonly Message[] {
  return database
    .prepare(
      `select id, recipient, text, reference, created_at from sms_message
       where delivered = 1 and id > :afterId and (:to is null or recipient = :to)
       order by id desc limit :countMax`,
    )
    .all({ to: filter.to ?? null, afterId: filter.afterId ?? 0, countMax: filter.countMax })
    .map(readRow)
}

export function messageCountDelivered(database: DatabaseSync, to: string | undefined): number {
  const row = database
    .prepare('select count(*) as count from sms_message where delivered = 1 and (:to is null or recipient = :to)')
    .get({ to: to ?? null })
  return v.parse(v.object({ count: v.number() }), row).count
}

export function messageDeleteAll(database: DatabaseSync): void {
  database.exec('delete from sms_message')
}

function messageDeleteOldest(database: DatabaseSync): void {
  database
    .prepare('delete from sms_message where id <= (select id from sms_message order by id desc limit 1 offset ?)')
    .run(messagesKeptMax)
}

function readRow(row: unknown): Message {
  const { id, recipient, text, reference, created_at } = v.parse(stored, row)
  return { id: `sms_${id}`, to: recipient, text, reference, createdAt: new Date(created_at).toISOString() }
}
