import { refuse } from '#core/contract/outcome.ts'
import { makeStaffLink } from '../../member-contract.ts'
import { changed, handleStaffChange } from '../handle-staff.ts'
import { type LinkDependencies, sendInvitation } from './send-invitation.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { staffRosterFind, staffRosterLock } from '../store/staff-roster.store.ts'

/**
 * A link sets a new password and would reinstate a suspended member, who therefore gets none. It is sent to its member
 * only.
 */
export const makeStaffLinkHandler = (needs: Pick<StaffDependencies, 'audit'> & LinkDependencies) =>
  handleStaffChange(needs.audit, makeStaffLink, async ({ input: { staffId }, staff, tx, now }) => {
    await staffRosterLock(tx)
    const member = await staffRosterFind(tx, staffId)
    if (!member) return refuse('memberNotFound')
    if (member.state === 'suspended') return refuse('memberSuspended')
    const link = await sendInvitation(tx, { member, by: staff.staffId, now }, needs)
    return changed(link, { subject: `staff:${staffId}`, before: null, after: { email: member.email, link: link.goes } })
  })
