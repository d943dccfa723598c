import type { CalendarDay } from '#core/clock/manila.ts'
import { isCounted } from '#ledger'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const list = statement<{ id: bigint }>(
  'player_list_born_on',
  `select id from player where to_char(birth_date, 'MM-DD') = any($1::text[]) and state = 'active' and ${isCounted('id')} and id > $2
   order by id limit $3`,
)
export type Born = { readonly monthDays: readonly string[]; readonly after: bigint; readonly countMax: number }
/** Players whose birthday is one of these days (11-21), in id order. */
export const playersBornOn = async (db: Queryable, { monthDays, after, countMax }: Born): Promise<readonly bigint[]> =>
  (await db.rows(list, [monthDays, after, countMax])).map(({ id }) => id)

const find = statement<{ birthDate: CalendarDay }>(
  'player_find_birth_date',
  'select birth_date as "birthDate" from player where id = $1',
)
/** As given at registration. */
export const birthDateOf = async (db: Queryable, playerId: bigint): Promise<CalendarDay> =>
  (await exactlyOne(db.rows(find, [playerId]))).birthDate
