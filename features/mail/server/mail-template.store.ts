import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type Template = {
  readonly name: string
  readonly title: string
  readonly body: string[]
  readonly savedBy: string
  readonly savedAt: Instant
}

const list = statement<Template>(
  'mail_template_list',
  `select t.name, t.title, t.body, t.saved_by as "savedBy", t.saved_at as "savedAt" from mail_template t
   order by t.name limit 200`,
)
export const templateList = (db: Queryable) => db.rows(list)

const save = statement(
  'mail_template_save',
  `insert into mail_template (name, title, body, saved_by, saved_at) values ($1, $2, $3, $4, $5)
   on conflict (name) do update set title = excluded.title, body = excluded.body, saved_by = excluded.saved_by,
     saved_at = excluded.saved_at`,
)
export const templateSave = (tx: Transaction, { name, title, body, savedBy, savedAt }: Template) =>
  tx.rows(save, [name, title, body, savedBy, sqlTime(savedAt)])

const remove = statement<Pick<Template, 'title'>>(
  'mail_template_remove',
  'delete from mail_template where name = $1 returning title',
)
/** Undefined: there is none of that name. */
export const templateRemove = (tx: Transaction, name: string) => atMostOne(tx.rows(remove, [name]))
