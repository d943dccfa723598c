import { addDuration, type Instant } from '#core/clock/instant.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import type { Transaction } from '#platform/db/database.ts'
import { invitationLifetime } from '../session-policy.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { staffTicketInsert, staffTicketVoidInvitations } from '../store/staff-ticket.store.ts'

/** An invitation link's token and expiry. */
export type MadeInvitation = { readonly token: string; readonly expiresAt: Instant }

/** Creates a member's only valid link; earlier ones are invalidated. */
export async function makeInvitation(
  tx: Transaction,
  { staffId, madeBy, now }: { readonly staffId: bigint; readonly madeBy: bigint | null; readonly now: Instant },
  { hashToken }: Pick<StaffDependencies, 'hashToken'>,
): Promise<MadeInvitation> {
  await staffTicketVoidInvitations(tx, { staffId, now })
  const token = newToken()
  const expiresAt = addDuration(now, invitationLifetime)
  await staffTicketInsert(tx, { tokenHash: hashToken(token), staffId, purpose: 'invitation', madeBy, now, expiresAt })
  return { token, expiresAt }
}
