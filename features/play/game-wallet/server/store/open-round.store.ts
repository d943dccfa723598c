import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { gathered } from '#platform/db/gathering.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type OpenRound = {
  readonly playerId: bigint
  readonly providerId: string
  readonly roundId: string
  readonly gameCode: string
  readonly bets: number
  readonly openedAt: Instant
}

const list = statement<OpenRound>(
  'game_round_list_open',
  `select r.player_id as "playerId", r.provider_id as "providerId", r.round_id as "roundId", r.game_code as "gameCode",
     r.bets, r.opened_at as "openedAt"
   from game_open_round o join game_round r
     on r.player_id = o.player_id and r.provider_id = o.provider_id and r.round_id = o.round_id
   where r.opened_at < $1 order by r.asked_at nulls first, r.opened_at limit $2`,
)
/** Rounds opened before that time, the least recently queried first. */
export const openRoundList = (db: Queryable, { before, max }: { before: Instant; max: number }) =>
  db.rows(list, [sqlTime(before), max])

const count = statement<{ count: bigint }>(
  'game_round_count_open',
  `select count(*) as count from game_open_round o join game_round r
     on r.player_id = o.player_id and r.provider_id = o.provider_id and r.round_id = o.round_id
   where r.opened_at < $1`,
)
export const openRoundCount = async (db: Queryable, before: Instant): Promise<number> =>
  Number((await db.rows(count, [sqlTime(before)]))[0]?.count ?? 0n)

const markInquired = statement(
  'game_round_mark_asked',
  `update game_round r set asked_at = $4 from unnest($1::bigint[], $2::text[], $3::text[]) as k (player_id, provider_id, round_id)
   where r.player_id = k.player_id and r.provider_id = k.provider_id and r.round_id = k.round_id`,
)
export const openRoundMarkInquired = (db: Queryable, rounds: readonly OpenRound[], now: Instant) =>
  db.rows(markInquired, [
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ providerId }) => providerId),
    rounds.map(({ roundId }) => roundId),
    sqlTime(now),
  ])

const sumOpen = statement<{ playerId: bigint; rounds: bigint; stake: Centavos }>(
  'game_round_sum_open',
  `select r.player_id as "playerId", count(*) as rounds, sum(r.stake)::bigint as stake
   from game_open_round o join game_round r
     on r.player_id = o.player_id and r.provider_id = o.provider_id and r.round_id = o.round_id
   where o.player_id = any($1::bigint[]) group by r.player_id`,
)
type OpenPlay = { readonly rounds: number; readonly stake: Centavos }

/** The number of open rounds of these players and the stakes in them. Players without any are left out. */
export async function openPlayOf(db: Queryable, playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, OpenPlay>> {
  const rows = await db.rows(sumOpen, [playerIds])
  return new Map(rows.map(({ playerId, rounds, stake }) => [playerId, { rounds: Number(rounds), stake }]))
}

const openPlay = gathered<bigint, OpenPlay>({
  textOf: String,
  read: async (db, playerIds) => {
    const open = await openPlayOf(db, playerIds)
    return playerIds.flatMap((playerId, index) => {
      const play = open.get(playerId)
      return play === undefined ? [] : [{ ...play, ordinal: BigInt(index + 1) }]
    })
  },
})
/** The same for one player. */
export const openPlayFind = async (db: Queryable, playerId: bigint): Promise<OpenPlay> =>
  (await atMostOne(openPlay(db, playerId))) ?? { rounds: 0, stake: zeroCentavos }

const voidUnplayed = statement(
  'game_round_void_unplayed',
  `with voided as (
     update game_round set state = 'VOIDED', ended_at = $4
     where player_id = $1 and provider_id = $2 and round_id = $3 and state = 'OPEN' and bets = 0
     returning player_id, provider_id, round_id
   )
   delete from game_open_round o using voided v
   where o.player_id = v.player_id and o.provider_id = v.provider_id and o.round_id = v.round_id`,
)
/** Ends a round whose bets were all taken back. The player's book is locked. */
export const openRoundVoid = (tx: Transaction, { playerId, providerId, roundId }: OpenRound, now: Instant) =>
  tx.rows(voidUnplayed, [playerId, providerId, roundId, sqlTime(now)])
