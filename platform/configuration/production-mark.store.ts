import type { Queryable } from '../db/queryable.ts'
import { statement } from '../db/statement.ts'

const find = statement<{ isOnly: boolean }>('production_mark_find', 'select is_only as "isOnly" from production_mark')
export const isProductionMarked = async (db: Queryable): Promise<boolean> => (await db.rows(find)).length > 0

const keep = statement('production_mark_keep', 'insert into production_mark default values on conflict do nothing')
export const productionMarkKeep = (db: Queryable) => db.rows(keep)
