import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { StaffRole } from '../../roles.ts'
import { makeInvitation } from './make-invitation.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { staffMemberFindByEmail, staffMemberInvite } from '../store/staff-member.store.ts'

export type Invitation = {
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  /** A new link for an existing member, after a lost phone or password. Roles stay. */
  readonly reset: boolean
  readonly now: Instant
}

export type InvitationResult =
  | { readonly kind: 'invited'; readonly token: string; readonly expiresAt: Instant }
  | { readonly kind: 'alreadyMember' | 'notMember' }

/** Creates a member's one-time link, for a command on the server: nobody is signed in yet. */
export async function inviteStaff(
  { db, hashToken, audit }: Pick<StaffDependencies, 'db' | 'hashToken' | 'audit'>,
  invitation: Invitation,
): Promise<InvitationResult> {
  const { now } = invitation
  return db.transaction(async (tx) => {
    const staffId = await memberOf(tx, invitation)
    if (staffId === undefined) return { kind: invitation.reset ? 'notMember' : 'alreadyMember' }
    const made = await makeInvitation(tx, { staffId, madeBy: null, now }, { hashToken })
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
    return { kind: 'invited', ...made }
  })
}

async function memberOf(tx: Transaction, { reset, name, email, roles, now }: Invitation): Promise<bigint | undefined> {
  return reset ? (await staffMemberFindByEmail(tx, email))?.id : staffMemberInvite(tx, { name, email, roles, now })
}
