import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '../db/queryable.ts'
import { statement } from '../db/statement.ts'

const find = statement<{ now: Instant }>('databaseTimeFind', 'select clock_timestamp() as now')
export const databaseTime = async (db: Queryable): Promise<Instant> => (await exactlyOne(db.rows(find))).now
