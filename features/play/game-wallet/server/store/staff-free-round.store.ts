import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { atMostOne } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { FreeRound } from '../../free-round.ts'
import type { FreeRoundId } from './free-round.store.ts'

export type GivenFreeRound = FreeRound & { readonly grantedAt: Instant; readonly grantedBy: string }

const byTime = { by: 'f.granted_at', kind: 'time' } as const

export const freeRoundsForStaff = listQuery<GivenFreeRound>()({
  name: 'game_free_round_list',
  columns: `f.player_id as "playerId", f.id, f.provider_id as "providerId", f.game_code as "gameCode", f.rounds, f.used,
    f.stake, f.bet_rate as "betRate", f.expires_at as "expiresAt", f.cancelled_at as "cancelledAt",
    f.granted_at as "grantedAt", f.granted_by as "grantedBy"`,
  from: 'game_free_round f',
  filters: { playerId: 'f.player_id = $' },
  sorts: { newest: { ...byTime, direction: 'desc' }, oldest: { ...byTime, direction: 'asc' } },
  id: `(f.player_id || ' ' || f.id)`,
  ids: 'text',
})

const cancel = statement<Pick<FreeRound, 'rounds' | 'used'>>(
  'game_free_round_cancel',
  `update game_free_round set cancelled_at = $3
   where player_id = $1 and id = $2 and cancelled_at is null and used < rounds and expires_at > $3 returning rounds, used`,
)
/** Undefined: there is nothing to cancel. */
export const freeRoundCancel = (tx: Transaction, { playerId, id, now }: FreeRoundId & { readonly now: Instant }) =>
  atMostOne(tx.rows(cancel, [playerId, id, sqlTime(now)]))
