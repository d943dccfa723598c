import { formatInstant } from '#core/clock/manila-format.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { randomUUID } from 'node:crypto'
import { makeInvitation } from './make-invitation.ts'
import { invitationLifetime } from '../session-policy.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { staffLinkRequestPut } from '../store/staff-link-request.store.ts'
import { scheduleMail } from '#platform/notifications/mail.ts'
import { addDuration } from '#core/clock/instant.ts'

export type LinkDependencies = Pick<StaffDependencies, 'hashToken' | 'mail' | 'backOfficeUrl'>
type InvitationRequest = {
  readonly member: { readonly id: bigint; readonly email: string }
  readonly by: bigint
  readonly now: Instant
}

/** What became of a requested link. Only its member, or a second administrator, ever sees it. */
export type SentLink = { readonly goes: 'toMember' | 'toSecondAdministrator'; readonly expiresAt: Instant }

/** Delivers a link: by e-mail to the member or, without an e-mail service, through a second administrator. */
export async function sendInvitation(
  tx: Transaction,
  { member: { id: staffId, email }, by, now }: InvitationRequest,
  { hashToken, mail, backOfficeUrl }: LinkDependencies,
): Promise<SentLink> {
  if (!mail) {
    const expiresAt = addDuration(now, invitationLifetime)
    await staffLinkRequestPut(tx, { staffId, requestedBy: by, requestedAt: now, expiresAt })
    return { goes: 'toSecondAdministrator', expiresAt }
  }
  const { token, expiresAt } = await makeInvitation(tx, { staffId, madeBy: by, now }, { hashToken })
  const message = {
    to: email,
    subject: 'Your back office sign-in link',
    text: linkText(`${backOfficeUrl}/invitation#${token}`, expiresAt),
    reference: `staff-link:${randomUUID()}`,
  }
  await scheduleMail(tx, message, { seal: mail.seal, now })
  return { goes: 'toMember', expiresAt }
}

const linkText = (link: string, expiresAt: Instant): string => `Open this link to choose your back office password:

${link}

It works once, until ${formatInstant(expiresAt)} (Manila). You’ll then set up your authenticator app again.
If you didn’t expect this message, don’t open the link and tell an administrator.`
