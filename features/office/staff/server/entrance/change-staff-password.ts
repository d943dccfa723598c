import { wholeSeconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { invalid, refuse } from '#core/contract/outcome.ts'
import type { Transaction } from '#platform/db/database.ts'
import { changeStaffPassword } from '../../contract.ts'
import { changed, handleStaffChangeAfter } from '../handle-staff.ts'
import { newPasswordFault } from './new-password-fault.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import type { StaffIdentity } from '../staff-identity.ts'
import { staffPasswordFailures } from '../staff-limits.ts'
import { staffMemberChangePassword, staffMemberFindByEmail } from '../store/staff-member.store.ts'
import { staffSessionEndOthers } from '../store/staff-session.store.ts'
import { staffTicketVoidInvitations } from '../store/staff-ticket.store.ts'

/** Requires the old password, which counts as an attempt. Invalidates earlier links. */
export const changeStaffPasswordHandler = (needs: StaffDependencies) =>
  handleStaffChangeAfter(needs.audit, changeStaffPassword, async ({ input, staff, now, db }) => {
    const { limiter, passwords, passwordKeys } = needs
    // Decrypted first: a repeated send does not count as an attempt.
    const opened = (ciphertext: string) => passwordKeys.decrypt({ keyId: input.passwordKeyId, ciphertext }, now)
    const old = (await opened(input.oldPassword)) ?? ''
    const password = (await opened(input.password)) ?? ''
    const lock = staffPasswordFailures(`staff:${staff.staffId}`)
    const tries = await limiter.take([lock], now)
    if (!tries.ok) return refuse('locked', { retryAfterSeconds: wholeSeconds(tries.retryAfter) })
    const hash = (await staffMemberFindByEmail(db, staff.email))?.passwordHash
    if (!hash || !(await passwords.verify(old, hash))) return refuse('wrongCredentials')
    await limiter.reset([lock])

    const fault = newPasswordFault(password, staff.email)
    if (fault) return invalid(fault)
    if (await passwords.verify(password, hash)) return refuse('samePassword')
    const passwordHash = await passwords.hash(password)
    return { kind: 'ready', write: (tx) => write(tx, { staff, passwordHash, now }) }
  })

type PasswordChange = { readonly staff: StaffIdentity; readonly passwordHash: string; readonly now: Instant }

async function write(tx: Transaction, { staff, passwordHash, now }: PasswordChange) {
  const { staffId, sessionId } = staff
  await staffMemberChangePassword(tx, { id: staffId, passwordHash })
  await staffSessionEndOthers(tx, { staffId, sessionId, now })
  await staffTicketVoidInvitations(tx, { staffId, now })
  return changed({}, { subject: `staff:${staffId}`, before: null, after: null })
}
