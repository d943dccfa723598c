import { addDuration, type Instant } from '#core/clock/instant.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { StaffRole } from '../roles.ts'
import { invitationLifetime } from './session-policy.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { staffMemberFindByEmail, staffMemberInvite } from './staff-member.store.ts'
import { staffTicketInsert, staffTicketVoidInvitations } from './staff-ticket.store.ts'

export type Invitation = {
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  /** A new link for who is a member already: the way back in after a lost phone or password. Roles stay as they are. */
  readonly reset: boolean
  readonly now: Instant
}

export type Invited =
  | { readonly kind: 'invited'; readonly token: string; readonly expiresAt: Instant }
  | { readonly kind: 'alreadyMember' | 'notMember' }

/** Makes a member's one-time link. For a command on the server itself: nobody is signed in yet. */
export async function inviteStaff(
  { db, hashToken, audit }: Pick<StaffDependencies, 'db' | 'hashToken' | 'audit'>,
  invitation: Invitation,
): Promise<Invited> {
  const { now } = invitation
  return db.transaction(async (tx) => {
    const staffId = await memberOf(tx, invitation)
    if (staffId === undefined) return { kind: invitation.reset ? 'notMember' : 'alreadyMember' }
    await staffTicketVoidInvitations(tx, { staffId, now })
    const token = newToken()
    const expiresAt = addDuration(now, invitationLifetime)
    await staffTicketInsert(tx, { tokenHash: hashToken(token), staffId, purpose: 'invitation', now, expiresAt })
    await audit.append(tx, {
      at: now,
      actor: { id: null, name: 'command line' },
      action: invitation.reset ? 'staff.reset' : 'staff.invite',
      subject: `staff:${staffId}`,
      before: null,
      after: invitation.reset ? { email: invitation.email } : { email: invitation.email, roles: [...invitation.roles] },
      reason: '',
      ip: '',
    })
    return { kind: 'invited', token, expiresAt }
  })
}

async function memberOf(tx: Transaction, { reset, name, email, roles, now }: Invitation): Promise<bigint | undefined> {
  return reset ? (await staffMemberFindByEmail(tx, email))?.id : staffMemberInvite(tx, { name, email, roles, now })
}
