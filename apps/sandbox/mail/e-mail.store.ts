import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { EMail, EMailRequest } from './e-mail.ts'

const keptMax = 1_000

const stored = v.object({
  id: v.number(),
  recipient: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.nullable(v.string()),
  unsubscribe_url: v.nullable(v.string()),
  reference: v.string(),
  created_at: v.number(),
})

/** Stores an e-mail once per reference. `undefined` means that the reference is known already. */
export function eMailInsert(
  database: DatabaseSync,
  { to, subject, text, html, unsubscribeUrl, reference, createdAt }: EMailRequest & { readonly createdAt: number },
): EMail | undefined {
  const row = database
    .prepare(
      `insert into mail_message (recipient, subject, text, html, unsubscribe_url, reference, created_at)
       values (?, ?, ?, ?, ?, ?, ?)
       on conflict (reference) do nothing returning *`,
    )
    .get(to, subject, text, html ?? null, unsubscribeUrl ?? null, reference, createdAt)
  if (row === undefined) return undefined
  database
    .prepare('delete from mail_message where id <= (select id from mail_message order by id desc limit 1 offset ?)')
    .run(keptMax)
  return readRow(row)
}

export function eMailFindByReference(database: DatabaseSync, reference: string): EMail | undefined {
  const row = database.prepare('select * from mail_message where reference = ?').get(reference)
  return row === undefined ? undefined : readRow(row)
}

export function eMailFindById(database: DatabaseSync, id: number): EMail | undefined {
  const row = database.prepare('select * from mail_message where id = ?').get(id)
  return row === undefined ? undefined : readRow(row)
}

/** What arrived, newest first. */
export const eMailList = (database: DatabaseSync, to: string | undefined, countMax: number): readonly EMail[] =>
  database
    .prepare(
      `select * from mail_message where :to is null or recipient = :to collate nocase order by id desc limit :countMax`,
    )
    .all({ to: to ?? null, countMax })
    .map(readRow)

export function eMailCount(database: DatabaseSync, to: string | undefined): number {
  const row = database
    .prepare('select count(*) as count from mail_message where :to is null or recipient = :to collate nocase')
    .get({ to: to ?? null })
  return v.parse(v.object({ count: v.number() }), row).count
}

export function eMailDeleteAll(database: DatabaseSync): void {
  database.exec('delete from mail_message')
}

function readRow(row: unknown): EMail {
  const { id, recipient, created_at, html, unsubscribe_url: unsubscribeUrl, ...rest } = v.parse(stored, row)
  return {
    id: `mail_${id}`,
    to: recipient,
    ...rest,
    ...(html !== null && { html }),
    ...(unsubscribeUrl !== null && { unsubscribeUrl }),
    createdAt: new Date(created_at).toISOString(),
  }
}
