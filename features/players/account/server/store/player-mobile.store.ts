import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const find = statement<{ mobile: string | null }>('player_mobile_find', 'select mobile from player where id = $1')
/** The player's bound number, with its country code. */
export const mobileOf = async (db: Queryable, playerId: bigint): Promise<string | undefined> =>
  (await atMostOne(db.rows(find, [playerId])))?.mobile ?? undefined

const list = statement<{ id: bigint; mobile: string }>(
  'player_list_by_mobile',
  'select id, mobile from player where mobile = any($1::text[]) order by id',
)
/** Those of these numbers that belong to a player. */
export const playersByMobile = (db: Queryable, mobiles: readonly string[]) => db.rows(list, [mobiles])

const withMobile = statement<{ id: bigint }>(
  'player_list_with_mobile',
  'select id from player where id = any($1::bigint[]) and mobile is not null',
)
/** Those of these players who have a bound number. */
export const playersWithMobile = async (db: Queryable, ids: readonly bigint[]): Promise<readonly bigint[]> =>
  (await db.rows(withMobile, [ids])).map(({ id }) => id)
