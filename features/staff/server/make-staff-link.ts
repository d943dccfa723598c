import { refuse } from '#core/contract/outcome.ts'
import { makeStaffLink } from '../member-contract.ts'
import { changed, handleStaffChange } from './handle-staff.ts'
import { makeInvitation } from './make-invitation.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { staffRosterFind, staffRosterLock } from './staff-roster.store.ts'

/** A link sets a new password and brings a suspended member back in: such a one gets none. */
export const makeStaffLinkHandler = (needs: Pick<StaffDependencies, 'audit' | 'hashToken'>) =>
  handleStaffChange(needs.audit, makeStaffLink, async ({ input: { staffId }, tx, now }) => {
    await staffRosterLock(tx)
    const member = await staffRosterFind(tx, staffId)
    if (!member) return refuse('memberNotFound')
    if (member.state === 'suspended') return refuse('memberSuspended')
    const link = await makeInvitation(tx, { staffId, now }, needs)
    return changed(link, { subject: `staff:${staffId}`, before: null, after: { email: member.email } })
  })
