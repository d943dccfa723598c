import { wholeSeconds } from '#core/clock/duration.ts'
import { answer, invalid, refuse } from '#core/contract/outcome.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { acceptInvitation } from '../../contract.ts'
import { newPasswordFault } from './new-password-fault.ts'
import { passkeyRemoveAll } from '../store/passkey.store.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { staffEntranceLimits } from '../staff-limits.ts'
import { staffMemberSetPassword } from '../store/staff-member.store.ts'
import { staffSessionEndAll } from '../store/staff-session.store.ts'
import { staffTicketFind, staffTicketUse } from '../store/staff-ticket.store.ts'

/** Sets the password through an invitation link. Ends existing sessions and invalidates passkeys. */
export const acceptInvitationHandler = (needs: StaffDependencies) =>
  handleOutsideTransaction(acceptInvitation, async ({ input, caller, now, db }) => {
    const pace = await needs.limiter.take(staffEntranceLimits(caller), now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
    const ticket = { tokenHash: needs.hashToken(input.token), purpose: 'invitation', now } as const
    const holder = await staffTicketFind(db, ticket)
    if (!holder) return refuse('invitationOver')

    const { staffId, email, madeBy: linkBy } = holder
    const encrypted = { keyId: input.passwordKeyId, ciphertext: input.password }
    const password = (await needs.passwordKeys.decrypt(encrypted, now)) ?? ''
    const fault = newPasswordFault(password, email)
    if (fault) return invalid(fault)
    const passwordHash = await needs.passwords.hash(password, { share: addressKey(caller.ip), isKnown: false })

    return db.transaction(async (tx) => {
      if (!(await staffTicketUse(tx, ticket))) return refuse('invitationOver')
      await staffMemberSetPassword(tx, { id: staffId, passwordHash, linkBy, now })
      await passkeyRemoveAll(tx, staffId)
      await staffSessionEndAll(tx, { staffId, now })
      await needs.audit.append(tx, {
        at: now,
        actor: { id: staffId, name: email },
        action: 'staff.acceptInvitation',
        subject: `staff:${staffId}`,
        before: null,
        after: null,
        reason: '',
        ip: caller.ip,
      })
      return answer({ email })
    })
  })
