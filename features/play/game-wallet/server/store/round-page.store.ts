import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Round } from '../../round.ts'
import { roundColumns, roundOfRow, type RoundRow } from './game-round.store.ts'

export type RoundPage = { readonly from: Instant; readonly to: Instant; readonly page: number; readonly size: number }

const ofPlayer = 'r.player_id = $1 and r.opened_at >= $2 and r.opened_at < $3 and r.game_code is not null'

const listByPlayer = statement<RoundRow>(
  'game_round_list_by_player',
  `select ${roundColumns} from game_round r where ${ofPlayer}
   order by r.opened_at desc, r.round_id, r.provider_id limit $4 offset $5`,
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

const listBefore = statement<RoundRow>(
  'game_round_list_before',
  `select ${roundColumns} from game_round r
   where r.player_id = $1 and r.opened_at >= $2 and r.opened_at <= $3 and (r.opened_at < $3 or r.round_id > $4)
     and r.game_code is not null
   order by r.opened_at desc, r.round_id, r.provider_id limit $5`,
)
export type RoundsBefore = {
  readonly from: Instant
  /** The last one already shown. */
  readonly before: { readonly time: Instant; readonly roundId: string }
  readonly size: number
}
/** The next older rounds, unaffected by new ones and uncounted. */
export const roundListBefore = async (
  db: Queryable,
  playerId: bigint,
  { from, before: { time, roundId }, size }: RoundsBefore,
): Promise<Round[]> =>
  (await db.rows(listBefore, [playerId, sqlTime(from), sqlTime(time), roundId, size])).map(roundOfRow)

const findByPlayer = statement<RoundRow>(
  'game_round_find_by_player',
  `select ${roundColumns} from game_round r
   where r.player_id = $1 and r.round_id = $2 and ($3::text is null or r.provider_id = $3) and r.game_code is not null
   order by r.opened_at desc limit 1`,
)
type PlayersRound = Pick<Round, 'playerId' | 'roundId'> & { readonly providerId?: string }

/** One round of a player. If two providers chose the same id and none is named, the newer round counts. */
export async function roundFindByPlayer(
  db: Queryable,
  { playerId, roundId, providerId }: PlayersRound,
): Promise<Round | undefined> {
  const row = await atMostOne(db.rows(findByPlayer, [playerId, roundId, providerId ?? null]))
  return row && roundOfRow(row)
}

const listIds = statement<Pick<RoundRow, 'providerId' | 'roundId'>>(
  'game_round_list_ids',
  `select r.provider_id as "providerId", r.round_id as "roundId" from game_round r
   where r.player_id = $1 and r.round_id = any($2::text[]) order by r.opened_at limit $3`,
)
/** Those of the ids that name a round of this player. Of one that two providers chose, the newer comes last. */
export const roundIdsOf = (db: Queryable, playerId: bigint, roundIds: readonly string[]) =>
  db.rows(listIds, [playerId, roundIds, 2 * roundIds.length])
