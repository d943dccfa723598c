import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const insert = statement(
  'red_packet_insert',
  `insert into red_packet (window_id, ordinal, amount)
   select $1, ordinal, amount from unnest($2::bigint[]) with ordinality as p (amount, ordinal)`,
)
export const packetsInsert = (tx: Transaction, windowId: string, amounts: readonly Centavos[]) =>
  tx.rows(insert, [windowId, amounts])

const lockUnopened = statement<{ left: Centavos }>(
  'red_packet_lock_unopened',
  `select coalesce(sum(u.amount), 0)::bigint as left
   from (select amount from red_packet where window_id = $1 and player_id is null for update) u`,
)
/** What nobody has opened. Waits for players who are opening theirs, and keeps others out until the commit. */
export const unopenedLock = async (tx: Transaction, windowId: string): Promise<Centavos> =>
  (await exactlyOne(tx.rows(lockUnopened, [windowId]))).left

const take = statement<{ ordinal: number; amount: Centavos }>(
  'red_packet_take',
  `update red_packet set player_id = $2, opened_at = $3
   where (window_id, ordinal) = (select window_id, ordinal from red_packet where window_id = $1 and player_id is null
     order by ordinal limit 1 for update skip locked)
     and exists (select from red_packet_window w where w.id = $1 and w.settled_at is null)
   returning ordinal, amount`,
)
/** The next packet, without waiting for players who are opening theirs. Undefined: all are opened or being opened. */
export const packetTake = (tx: Transaction, windowId: string, playerId: bigint, now: Instant) =>
  atMostOne(tx.rows(take, [windowId, playerId, sqlTime(now)]))

const countOf = statement<{ count: bigint }>(
  'red_packet_count_of_players',
  'select count(*) as count from red_packet where window_id = $1 and player_id = any($2::bigint[])',
)
/** How many packets of a window these players have. */
export const packetCountOf = async (db: Queryable, windowId: string, players: readonly bigint[]) =>
  Number((await exactlyOne(db.rows(countOf, [windowId, players]))).count)

export type PacketRow = {
  readonly ordinal: number
  readonly amount: Centavos
  readonly playerId: bigint | null
  readonly openedAt: Instant | null
}
const list = statement<PacketRow>(
  'red_packet_list',
  `select ordinal, amount, player_id as "playerId", opened_at as "openedAt" from red_packet
   where window_id = $1 order by ordinal`,
)
export const packetList = (db: Queryable, windowId: string) => db.rows(list, [windowId])
