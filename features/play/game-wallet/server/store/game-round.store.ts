import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { nullsOrAll } from '#platform/db/nulls-or-all.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Round } from '../../round.ts'
import { betDetailsFromJson, betDetailsToJson } from '../bet-details-json.ts'
import type { RoundId } from './game-tx.store.ts'
import { roundCorrectionSave } from './round-correction.store.ts'

export const roundColumns = `r.player_id as "playerId", r.provider_id as "providerId", r.round_id as "roundId", r.game_code as "gameCode",
  r.game_type as "gameType", r.state, r.stake, r.tips, r.win, r.bets, r.cancelled, r.wins, r.unnamed_wins as "unnamedWins",
  r.is_free as "isFree", r.revision, r.opened_at as "openedAt", r.ended_at as "endedAt", r.detail_url as "detailUrl",
  r.largest_bet as "largestBet", r.is_cashed_out as "isCashedOut", r.bet_details as "betDetails",
  r.free_round_id as "freeRoundId", r.last_tx_id as "lastTxId"`

export type RoundRow = Omit<Round, 'betDetails' | 'isStored'> & { readonly betDetails: unknown }

export const roundOfRow = (row: RoundRow): Round => ({
  ...row,
  betDetails: betDetailsFromJson(row.betDetails),
  isStored: true,
})

// Only the primary key's index can evaluate a row comparison. With separate column comparisons, a plan made before
// PostgreSQL had statistics read all rounds of a player, or of everybody, for each requested one.
const isRound = (round: string, key: string): string =>
  `(${round}.round_id, ${round}.provider_id, ${round}.player_id) between
     (${key}.round_id, ${key}.provider_id, ${key}.player_id) and (${key}.round_id, ${key}.provider_id, ${key}.player_id)`

const findByIds = statement<RoundRow>(
  'game_round_find_by_ids',
  `select ${roundColumns} from
     (select unnest($1::bigint[]) as player_id, unnest($2::text[]) as provider_id, unnest($3::text[]) as round_id) as k
   cross join lateral (
     select * from game_round each where ${isRound('each', 'k')} and each.player_id = any($1) limit 1
   ) as r`,
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

const insertRounds = `insert into game_round (player_id, provider_id, round_id, state, stake, tips, win, bets, cancelled, wins,
       unnamed_wins, is_free, revision, ended_at, detail_url, largest_bet, is_cashed_out, bet_details, free_round_id,
       last_tx_id, game_code, game_type, opened_at)
     select unnest($1::bigint[]), unnest($2::text[]), unnest($3::text[]), unnest($4::text[]), unnest($5::bigint[]),
       unnest($6::bigint[]), unnest($7::bigint[]), unnest($8::int[]), unnest($9::int[]), unnest($10::int[]),
       unnest($11::int[]), unnest($12::boolean[]), unnest($13::int[]), unnest($14::timestamptz[]),
       unnest($15::text[]), unnest($16::bigint[]), unnest($17::boolean[]), unnest($18::jsonb[]), unnest($19::text[]),
       unnest($20::text[]), unnest($21::text[]), unnest($22::text[]), unnest($23::timestamptz[])`

const insert = statement(
  'game_round_insert',
  `with written as (
     ${insertRounds}
     returning player_id, provider_id, round_id, state
   )
   insert into game_open_round (player_id, provider_id, round_id)
   select w.player_id, w.provider_id, w.round_id from written w where w.state = 'OPEN'`,
)

/** Rounds that ended with the call that began them are never listed as open. */
const insertEnded = statement('game_round_insert_ended', insertRounds)

const update = statement(
  'game_round_update',
  `with written as (
     update game_round r set state = n.state, stake = n.stake, tips = n.tips, win = n.win, bets = n.bets, cancelled = n.cancelled,
       wins = n.wins, unnamed_wins = n.unnamed_wins, is_free = n.is_free, revision = n.revision,
       ended_at = n.ended_at, detail_url = n.detail_url, largest_bet = n.largest_bet, is_cashed_out = n.is_cashed_out,
       bet_details = n.bet_details, free_round_id = n.free_round_id, last_tx_id = n.last_tx_id
     from (select unnest($1::bigint[]) as player_id, unnest($2::text[]) as provider_id, unnest($3::text[]) as round_id,
       unnest($4::text[]) as state, unnest($5::bigint[]) as stake, unnest($6::bigint[]) as tips,
       unnest($7::bigint[]) as win, unnest($8::int[]) as bets, unnest($9::int[]) as cancelled,
       unnest($10::int[]) as wins, unnest($11::int[]) as unnamed_wins, unnest($12::boolean[]) as is_free,
       unnest($13::int[]) as revision, unnest($14::timestamptz[]) as ended_at, unnest($15::text[]) as detail_url,
       unnest($16::bigint[]) as largest_bet, unnest($17::boolean[]) as is_cashed_out,
       unnest($18::jsonb[]) as bet_details, unnest($19::text[]) as free_round_id, unnest($20::text[]) as last_tx_id) as n
     where ${isRound('r', 'n')}
     returning r.player_id, r.provider_id, r.round_id, r.state
   )
   delete from game_open_round o using written w
   where o.player_id = w.player_id and o.provider_id = w.provider_id and o.round_id = w.round_id and w.state <> 'OPEN'`,
)

/**
 * Saves the current state of rounds, each once. Their players' books are locked, so that nobody else can have opened or
 * changed one.
 */
export function roundSave(tx: Transaction, rounds: readonly Round[]): Promise<never[]>[] {
  const [stored, opened] = [rounds.filter(({ isStored }) => isStored), rounds.filter(({ isStored }) => !isStored)]
  const corrected = rounds.filter(({ revision }) => revision > 0)
  return [
    ...(opened.length > 0 ? [insertNew(tx, opened)] : []),
    ...(stored.length > 0 ? [tx.rows(update, columnsOf(stored))] : []),
    ...(corrected.length > 0 ? [roundCorrectionSave(tx, corrected)] : []),
  ]
}

function insertNew(tx: Transaction, rounds: readonly Round[]): Promise<never[]> {
  const areEnded = rounds.every(({ state }) => state !== 'OPEN')
  return tx.rows(areEnded ? insertEnded : insert, [...columnsOf(rounds), ...openingOf(rounds)])
}

const columnsOf = (rounds: readonly Round[]) => [
  rounds.map(({ playerId }) => playerId),
  rounds.map(({ providerId }) => providerId),
  rounds.map(({ roundId }) => roundId),
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
  rounds.map(({ endedAt }) => (endedAt === null ? null : sqlTime(endedAt))),
  nullsOrAll(rounds.map(({ detailUrl }) => detailUrl)),
  rounds.map(({ largestBet }) => largestBet),
  rounds.map(({ isCashedOut }) => isCashedOut),
  nullsOrAll(rounds.map(({ betDetails }) => betDetailsToJson(betDetails))),
  nullsOrAll(rounds.map(({ freeRoundId }) => freeRoundId)),
  rounds.map(({ lastTxId }) => lastTxId),
]

const openingOf = (rounds: readonly Round[]) => [
  rounds.map(({ gameCode }) => gameCode),
  rounds.map(({ gameType }) => gameType),
  rounds.map(({ openedAt }) => sqlTime(openedAt)),
]
