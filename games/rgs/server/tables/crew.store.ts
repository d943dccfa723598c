import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { PlacedBet } from '#games/rgs/table-contract.ts'
import type { Json } from '#games/title/json.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** Seats of players whom others may see, with a confirmed bet. */
const shownSeats = `studio.round r join studio.account a on a.id = r.account_id and a.public_name is not null
  join studio.round_step s on s.round_id = r.id and s.step = r.step
  where r.table_round_id = $1 and r.step >= 0 and r.state not in ('refused', 'voided')`

type CrewRow = {
  readonly passenger: number
  readonly name: string
  readonly stake: Centavos
  readonly bets: readonly PlacedBet[]
}

const listLargest = statement<CrewRow>(
  'crew_list_largest',
  `select r.nonce as passenger, a.public_name as name, r.staked as stake, s.state as bets
   from ${shownSeats} order by r.staked desc, r.nonce limit $2`,
)
/** The largest stakes of a flight. */
export const crewListLargest = (db: Queryable, tableRoundId: bigint, count: number) =>
  db.rows(listLargest, [tableRoundId, count])

const sumBets = statement<{ bet: Json; stake: Centavos }>(
  'crew_sum_bets',
  `select s.state -> 0 -> 'bet' as bet, sum(r.staked)::bigint as stake from ${shownSeats} group by 1`,
)
/** The money that stands on each bet of a flight. */
export const crewSumBets = (db: Queryable, tableRoundId: bigint) => db.rows(sumBets, [tableRoundId])

const countPlayers = statement<{ count: bigint }>(
  'crew_count_players',
  `select count(distinct r.account_id) as count from ${shownSeats}`,
)
export const crewCountPlayers = async (db: Queryable, tableRoundId: bigint): Promise<number> =>
  Number((await exactlyOne(db.rows(countPlayers, [tableRoundId]))).count)

export type WonSeat = {
  readonly id: string
  readonly name: string
  readonly number: number
  readonly staked: Centavos
  readonly win: Centavos
}

const listTop = statement<WonSeat>(
  'crew_list_top_wins',
  `select r.id, a.public_name as name, t.number, r.staked, r.win from studio.table_round t
   join studio.round r on r.table_round_id = t.id
   join studio.account a on a.id = r.account_id and a.public_name is not null
   where t.game_code = $1 and t.number >= $2 and t.opened_at >= $3 and t.state = 'over' and r.win > r.staked
     and r.state in ('settling', 'closed')
   order by r.win desc, r.id limit $4`,
)
export type TopWinsQuery = {
  readonly gameCode: string
  /** Of the first public round that is looked at. */
  readonly fromNumber: number
  readonly since: Instant
  readonly count: number
}
/** The largest wins of public rounds that are over. */
export const crewListTopWins = (db: Queryable, { gameCode, fromNumber, since, count }: TopWinsQuery) =>
  db.rows(listTop, [gameCode, fromNumber, sqlTime(since), count])
