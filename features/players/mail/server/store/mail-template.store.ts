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

const find = statement<Pick<Template, 'title' | 'body'>>(
  'mail_template_find_for_update',
  'select t.title, t.body from mail_template t where t.name = $1 for update',
)
export const templateFindForUpdate = (tx: Transaction, name: string) => atMostOne(tx.rows(find, [name]))

const add = statement<Pick<Template, 'name'>>(
  'mail_template_add',
  `insert into mail_template (name, title, body, saved_by, saved_at) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning name`,
)
/** False: the name is taken. */
export const templateAdd = async (tx: Transaction, { name, title, body, savedBy, savedAt }: Template) =>
  (await tx.rows(add, [name, title, body, savedBy, sqlTime(savedAt)])).length === 1

const save = statement(
  'mail_template_save',
  'update mail_template set title = $2, body = $3, saved_by = $4, saved_at = $5 where name = $1',
)
export const templateSave = (tx: Transaction, { name, title, body, savedBy, savedAt }: Template) =>
  tx.rows(save, [name, title, body, savedBy, sqlTime(savedAt)])

const remove = statement('mail_template_remove', 'delete from mail_template where name = $1')
export const templateRemove = (tx: Transaction, name: string) => tx.rows(remove, [name])
