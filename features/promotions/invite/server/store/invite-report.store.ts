import type { Instant } from '#core/clock/instant.ts'
import { isCounted } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type InvitedPlayer = { readonly playerId: bigint; readonly inviterId: bigint; readonly isValid: boolean }

const list = statement<InvitedPlayer>(
  'invite_list_registered_in',
  `select invitee_id as "playerId", inviter_id as "inviterId", state = 'valid' as "isValid" from invite
   where registered_at >= $1 and registered_at < $2 and ${isCounted('invitee_id')} and ${isCounted('inviter_id')}`,
)
/** Players who registered on an invitation between two moments. */
export const invitedIn = (db: Queryable, { from, until }: { readonly from: Instant; readonly until: Instant }) =>
  db.rows(list, [sqlTime(from), sqlTime(until)])
