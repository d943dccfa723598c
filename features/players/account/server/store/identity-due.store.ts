import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type IdentityDue = { readonly registeredAt: Instant; readonly dueAt: Instant | null }

const find = statement<IdentityDue>(
  'player_find_identity_due',
  'select registered_at as "registeredAt", identity_due_at as "dueAt" from player where id = $1',
)
export const identityDueFind = (db: Queryable, playerId: bigint) => atMostOne(db.rows(find, [playerId]))

const set = statement('player_set_identity_due', 'update player set identity_due_at = $2 where id = $1')
/** From when on deposits and play wait for the player's identity; null for never. */
export const identityDueSet = (
  tx: Queryable,
  { playerId, dueAt }: { readonly playerId: bigint; readonly dueAt: Instant | null },
) => tx.rows(set, [playerId, dueAt === null ? null : sqlTime(dueAt)])
