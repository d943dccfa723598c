import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const list = statement<{ id: bigint }>(
  'player_list_born_on',
  `select id from player where to_char(birth_date, 'MM-DD') = any($1::text[]) and state = 'active' and id > $2
   order by id limit $3`,
)
export type Born = { readonly monthDays: readonly string[]; readonly after: bigint; readonly countMax: number }
/** Players whose birthday is on one of these days, written 11-21, in the order of their ids. */
export const playersBornOn = async (db: Queryable, { monthDays, after, countMax }: Born): Promise<readonly bigint[]> =>
  (await db.rows(list, [monthDays, after, countMax])).map(({ id }) => id)
