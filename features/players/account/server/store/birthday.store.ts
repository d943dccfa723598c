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

type BirthDate = { readonly playerId: bigint; readonly birthDate: CalendarDay }

const find = statement<BirthDate>(
  'player_find_birth_date',
  'select id as "playerId", birth_date as "birthDate" from player where id = any($1::bigint[])',
)
/** As given at registration. */
export const birthDatesOf = async (
  db: Queryable,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, CalendarDay>> =>
  new Map((await db.rows(find, [playerIds])).map(({ playerId, birthDate }) => [playerId, birthDate]))
export const birthDateOf = async (db: Queryable, playerId: bigint): Promise<CalendarDay> =>
  (await exactlyOne(db.rows(find, [[playerId]]))).birthDate
