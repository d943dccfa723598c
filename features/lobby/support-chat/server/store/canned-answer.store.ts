import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type CannedAnswer = {
  readonly name: string
  readonly en: string
  readonly fil: string
  readonly savedBy: string
  readonly savedAt: Instant
}

const list = statement<CannedAnswer>(
  'support_answer_list',
  `select a.name, a.en, a.fil, a.saved_by as "savedBy", a.saved_at as "savedAt" from support_answer a
   order by a.name limit 200`,
)
export const cannedAnswerList = (db: Queryable) => db.rows(list)

const find = statement<Pick<CannedAnswer, 'en' | 'fil'>>(
  'support_answer_find_for_update',
  'select a.en, a.fil from support_answer a where a.name = $1 for update',
)
export const cannedAnswerFindForUpdate = (tx: Transaction, name: string) => atMostOne(tx.rows(find, [name]))

const add = statement<Pick<CannedAnswer, 'name'>>(
  'support_answer_add',
  `insert into support_answer (name, en, fil, saved_by, saved_at) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning name`,
)
/** False: the name is taken. */
export const cannedAnswerAdd = async (tx: Queryable, { name, en, fil, savedBy, savedAt }: CannedAnswer) =>
  (await tx.rows(add, [name, en, fil, savedBy, sqlTime(savedAt)])).length === 1

const save = statement(
  'support_answer_save',
  'update support_answer set en = $2, fil = $3, saved_by = $4, saved_at = $5 where name = $1',
)
export const cannedAnswerSave = (tx: Transaction, { name, en, fil, savedBy, savedAt }: CannedAnswer) =>
  tx.rows(save, [name, en, fil, savedBy, sqlTime(savedAt)])

const remove = statement('support_answer_remove', 'delete from support_answer where name = $1')
export const cannedAnswerRemove = (tx: Transaction, name: string) => tx.rows(remove, [name])
