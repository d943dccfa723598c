import type { Queryable } from '../db/queryable.ts'
import { statement } from '../db/statement.ts'

export type HashKeyRow = { readonly purpose: string; readonly sealed: Buffer }

const list = statement<HashKeyRow>('hash_key_list', 'select purpose, sealed from kept_hash_key order by purpose')
export const hashKeyList = (db: Queryable): Promise<HashKeyRow[]> => db.rows(list)

const insert = statement(
  'hash_key_insert',
  'insert into kept_hash_key (purpose, sealed) values ($1, $2) on conflict do nothing',
)
/** A key that is kept stays: another process of the same rotation may be first. */
export const hashKeyInsert = async (db: Queryable, { purpose, sealed }: HashKeyRow): Promise<void> => {
  await db.rows(insert, [purpose, sealed])
}
