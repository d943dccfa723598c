import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { FreeRound } from '../free-round.ts'

export type GivenFreeRound = FreeRound & { readonly grantedAt: Instant; readonly grantedBy: string }

const list = statement<GivenFreeRound>(
  'game_free_round_list',
  `select f.player_id as "playerId", f.id, f.provider_id as "providerId", f.game_code as "gameCode", f.rounds, f.used,
     f.stake, f.bet_rate as "betRate", f.expires_at as "expiresAt", f.cancelled_at as "cancelledAt",
     f.granted_at as "grantedAt", f.granted_by as "grantedBy"
   from game_free_round f where $1::bigint is null or f.player_id = $1
   order by f.granted_at desc, f.id limit $2 offset $3`,
)
/** Null: of all players. */
export const freeRoundList = (db: Queryable, asked: { playerId: bigint | null; limit: number; offset: number }) =>
  db.rows(list, [asked.playerId, asked.limit, asked.offset])
