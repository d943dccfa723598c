import { exactlyOne, type Queryable } from '../db/queryable.ts'
import { statement } from '../db/statement.ts'

type Mark = { readonly mark: Buffer }

const find = statement<Mark>('master_secret_mark_find', 'select mark from master_secret_mark')
export const masterSecretMarkFind = async (db: Queryable): Promise<Buffer | undefined> => (await db.rows(find))[0]?.mark

const replace = statement('master_secret_mark_replace', 'update master_secret_mark set mark = $1')
/** At the end of a rotation, by the role that owns the schema. */
export const masterSecretMarkReplace = (db: Queryable, mark: Buffer): Promise<unknown> => db.rows(replace, [mark])

const keepFirst = statement(
  'master_secret_mark_keep_first',
  'insert into master_secret_mark (mark) values ($1) on conflict do nothing',
)
/** The mark that is stored: if several processes start at once, the first one's. */
export async function masterSecretMarkKeepFirst(db: Queryable, mark: Buffer): Promise<Buffer> {
  await db.rows(keepFirst, [mark])
  return (await exactlyOne(db.rows(find))).mark
}
