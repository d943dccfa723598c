import type { Centavos } from '#core/money/centavos.ts'
import type { PlacedBet } from '#games/rgs/table-contract.ts'
import type { Json } from '#games/title/json.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const findLatest = statement<{ id: string }>(
  'seat_find_latest',
  `select r.id from studio.round r where r.table_round_id = $1 and r.account_id = $2
     and ($3::integer is null or r.slip = $3) order by r.nonce desc limit 1`,
)
export type SeatKey = {
  readonly tableRoundId: bigint
  readonly accountId: bigint
  /** Undefined: whichever is the latest. */
  readonly seat?: number | undefined
}
/** The player's round in a public one: the last, where earlier ones were refused. */
export const seatFindLatest = async (
  db: Queryable,
  { tableRoundId, accountId, seat }: SeatKey,
): Promise<string | undefined> => (await db.rows(findLatest, [tableRoundId, accountId, seat ?? null]))[0]?.id

const sumOthers = statement<{ staked: Centavos }>(
  'seat_sum_others',
  `select coalesce(sum(case when r.step < 0 then r.stake else r.staked end), 0)::bigint as staked from studio.round r
   where r.table_round_id = $1 and r.account_id = $2 and r.slip <> $3 and r.state not in ('refused', 'voided')`,
)
/** What the player has on the other seats of a public round. */
export const seatSumOthers = async (db: Queryable, { tableRoundId, accountId, seat }: SeatKey): Promise<Centavos> =>
  (await exactlyOne(db.rows(sumOthers, [tableRoundId, accountId, seat ?? 0]))).staked

const countSlips = statement<{ count: number }>(
  'seat_count_slips',
  `select coalesce(max(r.slip), 0) as count from studio.round r where r.table_round_id = $1 and r.account_id = $2`,
)
/** How many slips the player has written in a public round, whatever came of them. */
export const seatCountSlips = async (db: Queryable, seat: SeatKey): Promise<number> =>
  (await exactlyOne(db.rows(countSlips, [seat.tableRoundId, seat.accountId]))).count

const listSlips = statement<{ id: string }>(
  'seat_list_slips',
  `select r.id from studio.round r where r.account_id = $1 and r.game_code = $2 and r.slip > 0
   order by r.opened_at desc, r.slip desc limit $3`,
)
/** The player's last slips at a table, the newest first. */
export const seatListSlips = async (
  db: Queryable,
  { accountId, gameCode, count }: { readonly accountId: bigint; readonly gameCode: string; readonly count: number },
): Promise<string[]> => (await db.rows(listSlips, [accountId, gameCode, count])).map(({ id }) => id)

const countBettors = statement<{ count: bigint }>(
  'seat_count_bettors',
  `select count(distinct r.account_id) from studio.round r join studio.account a on a.id = r.account_id and a.kind = 'real'
   where r.table_round_id = $1 and r.step >= 0 and r.state not in ('refused', 'voided')`,
)
/** How many real players have a bet on a public round. */
export const seatCountBettors = async (db: Queryable, tableRoundId: bigint): Promise<number> =>
  Number((await exactlyOne(db.rows(countBettors, [tableRoundId]))).count)

const listToSettle = statement<{ id: string }>(
  'seat_list_to_settle',
  `select r.id from studio.round r join studio.table_round t on t.id = r.table_round_id
   where r.state = 'open' and r.table_round_id is not null and t.state = 'over' order by r.opened_at limit $1`,
)
/** Bets of public rounds that are over and have not been settled. */
export const seatListToSettle = async (db: Queryable, count: number): Promise<string[]> =>
  (await db.rows(listToSettle, [count])).map(({ id }) => id)

const sumBets = statement<{ bet: Json; stake: Centavos; bettors: bigint }>(
  'seat_sum_bets',
  `with seated as (
     select r.id, r.step from studio.round r join studio.account a on a.id = r.account_id and a.kind = 'real'
     where r.table_round_id = $1 and r.step >= 0 and r.state not in ('refused', 'voided'))
   select b.bet, sum(b.stake)::bigint as stake, (select count(*) from seated) as bettors
   from seated join studio.round_step s on s.round_id = seated.id and s.step = seated.step,
     jsonb_to_recordset(s.state) as b (bet jsonb, stake bigint)
   group by b.bet`,
)
/** What real players have on each bet of a public round, and how many they are. */
export const seatSumBets = (db: Queryable, tableRoundId: bigint) => db.rows(sumBets, [tableRoundId])

const listAboard = statement<{ id: string; bets: readonly PlacedBet[] }>(
  'seat_list_aboard',
  `select r.id, s.state as bets from studio.round r join studio.round_step s on s.round_id = r.id and s.step = r.step
   where r.table_round_id = $1 and r.state = 'open'`,
)
/** Confirmed bets of a public round that nothing has ended yet. */
export const seatListAboard = (db: Queryable, tableRoundId: bigint) => db.rows(listAboard, [tableRoundId])
