import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type RoundGame = { readonly providerId: string; readonly roundId: string; readonly gameCode: string }

const find = statement<RoundGame>(
  'game_round_find_games',
  `select r.provider_id as "providerId", r.round_id as "roundId", r.game_code as "gameCode"
   from unnest($2::text[], $3::text[]) as k (provider_id, round_id)
   join game_round r on r.player_id = $1 and r.provider_id = k.provider_id and r.round_id = k.round_id
   where r.game_code is not null`,
)
/** The games of a player's rounds. */
export const roundGames = (
  db: Queryable,
  playerId: bigint,
  rounds: readonly Pick<RoundGame, 'providerId' | 'roundId'>[],
): Promise<RoundGame[]> =>
  rounds.length === 0
    ? Promise.resolve([])
    : db.rows(find, [playerId, rounds.map(({ providerId }) => providerId), rounds.map(({ roundId }) => roundId)])
