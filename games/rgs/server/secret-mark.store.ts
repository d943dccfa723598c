import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

type Mark = { readonly sealed: Buffer }

const find = statement<Mark>('studio_secret_mark_find', 'select sealed from studio.secret_mark')
export const secretMarkFind = async (db: Queryable): Promise<Buffer | undefined> => (await db.rows(find))[0]?.sealed

const keepFirst = statement(
  'studio_secret_mark_keep_first',
  'insert into studio.secret_mark (sealed) values ($1) on conflict do nothing',
)
/** The mark that is kept from now on: of several studios that start at once, the first one's. */
export async function secretMarkKeepFirst(db: Queryable, sealed: Buffer): Promise<Buffer> {
  await db.rows(keepFirst, [sealed])
  return (await exactlyOne(db.rows(find))).sealed
}

const replace = statement('studio_secret_mark_replace', 'update studio.secret_mark set sealed = $1')
export const secretMarkReplace = (db: Queryable, sealed: Buffer): Promise<never[]> => db.rows(replace, [sealed])
