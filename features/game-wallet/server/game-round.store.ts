import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Round } from '../round.ts'
import { betDetailsFromJson, betDetailsToJson } from './bet-details-json.ts'
import type { RoundId } from './game-tx.store.ts'

const columns = `r.player_id as "playerId", r.provider_id as "providerId", r.round_id as "roundId", r.game_code as "gameCode",
  r.game_type as "gameType", r.state, r.stake, r.tips, r.win, r.bets, r.cancelled, r.wins, r.unnamed_wins as "unnamedWins",
  r.is_free as "isFree", r.revision, r.opened_at as "openedAt", r.ended_at as "endedAt", r.detail_url as "detailUrl",
  r.largest_bet as "largestBet", r.is_cashed_out as "isCashedOut", r.bet_details as "betDetails",
  r.free_round_id as "freeRoundId"`

type RoundRow = Omit<Round, 'betDetails'> & { readonly betDetails: unknown }

const roundOfRow = (row: RoundRow): Round => ({ ...row, betDetails: betDetailsFromJson(row.betDetails) })

const findByIds = statement<RoundRow>(
  'game_round_find_by_ids',
  `select ${columns} from unnest($1::bigint[], $2::text[], $3::text[]) as k (player_id, provider_id, round_id)
   join game_round r on r.player_id = k.player_id and r.provider_id = k.provider_id and r.round_id = k.round_id`,
)
export async function roundFindByIds(db: Queryable, ids: readonly RoundId[]): Promise<Round[]> {
  if (ids.length === 0) return []
  const rows = await db.rows(findByIds, [
    ids.map(({ playerId }) => playerId),
    ids.map(({ providerId }) => providerId),
    ids.map(({ roundId }) => roundId),
  ])
  return rows.map(roundOfRow)
}

const save = statement(
  'game_round_save',
  `insert into game_round (player_id, provider_id, round_id, game_code, game_type, state, stake, tips, win, bets, cancelled,
     wins, unnamed_wins, is_free, revision, opened_at, ended_at, detail_url, largest_bet, is_cashed_out, bet_details,
     free_round_id)
   select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[],
     $9::bigint[], $10::int[], $11::int[], $12::int[], $13::int[], $14::boolean[], $15::int[], $16::timestamptz[],
     $17::timestamptz[], $18::text[], $19::bigint[], $20::boolean[], $21::jsonb[], $22::text[])
   on conflict (player_id, provider_id, round_id) do update set state = excluded.state, stake = excluded.stake,
     tips = excluded.tips, win = excluded.win, bets = excluded.bets, cancelled = excluded.cancelled, wins = excluded.wins,
     unnamed_wins = excluded.unnamed_wins, is_free = excluded.is_free, revision = excluded.revision,
     ended_at = excluded.ended_at, detail_url = excluded.detail_url, largest_bet = excluded.largest_bet,
     is_cashed_out = excluded.is_cashed_out, bet_details = excluded.bet_details, free_round_id = excluded.free_round_id`,
)
/** Rounds as they are now, each once. Their player's book is locked. */
export const roundSave = (tx: Transaction, rounds: readonly Round[]) =>
  tx.rows(save, [
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ providerId }) => providerId),
    rounds.map(({ roundId }) => roundId),
    rounds.map(({ gameCode }) => gameCode),
    rounds.map(({ gameType }) => gameType),
    rounds.map(({ state }) => state),
    rounds.map(({ stake }) => stake),
    rounds.map(({ tips }) => tips),
    rounds.map(({ win }) => win),
    rounds.map(({ bets }) => bets),
    rounds.map(({ cancelled }) => cancelled),
    rounds.map(({ wins }) => wins),
    rounds.map(({ unnamedWins }) => unnamedWins),
    rounds.map(({ isFree }) => isFree),
    rounds.map(({ revision }) => revision),
    rounds.map(({ openedAt }) => sqlTime(openedAt)),
    rounds.map(({ endedAt }) => (endedAt === null ? null : sqlTime(endedAt))),
    rounds.map(({ detailUrl }) => detailUrl),
    rounds.map(({ largestBet }) => largestBet),
    rounds.map(({ isCashedOut }) => isCashedOut),
    rounds.map(({ betDetails }) => betDetailsToJson(betDetails)),
    rounds.map(({ freeRoundId }) => freeRoundId),
  ])

export type RoundPage = { readonly from: Instant; readonly to: Instant; readonly page: number; readonly size: number }

const ofPlayer = 'r.player_id = $1 and r.opened_at >= $2 and r.opened_at < $3 and r.game_code is not null'

const listByPlayer = statement<RoundRow>(
  'game_round_list_by_player',
  `select ${columns} from game_round r where ${ofPlayer}
   order by r.opened_at desc, r.provider_id, r.round_id limit $4 offset $5`,
)
const countByPlayer = statement<{ total: bigint }>(
  'game_round_count_by_player',
  `select count(*) as total from game_round r where ${ofPlayer}`,
)
/** A player's rounds, newest first. */
export async function roundListByPlayer(
  db: Queryable,
  playerId: bigint,
  { from, to, page, size }: RoundPage,
): Promise<{ rounds: readonly Round[]; total: number }> {
  const filter = [playerId, sqlTime(from), sqlTime(to)]
  const [rounds, { total }] = await Promise.all([
    db.rows(listByPlayer, [...filter, size, (page - 1) * size]),
    exactlyOne(db.rows(countByPlayer, filter)),
  ])
  return { rounds: rounds.map(roundOfRow), total: Number(total) }
}
