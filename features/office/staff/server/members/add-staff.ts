import { refuse } from '#core/contract/outcome.ts'
import { addStaff } from '../../member-contract.ts'
import { refuseTogether } from '../../separated-duties.ts'
import { changed, handleStaffChange } from '../handle-staff.ts'
import { type LinkDependencies, sendInvitation } from './send-invitation.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { staffMemberInvite } from '../store/staff-member.store.ts'

export const addStaffHandler = (needs: Pick<StaffDependencies, 'audit'> & LinkDependencies) =>
  handleStaffChange(needs.audit, addStaff, async ({ input: { name, email, roles }, staff, tx, now }) => {
    const together = refuseTogether(roles)
    if (together !== undefined) return refuse(together)
    const staffId = await staffMemberInvite(tx, { name, email, roles, now })
    if (staffId === undefined) return refuse('emailTaken')
    const link = await sendInvitation(tx, { member: { id: staffId, email }, by: staff.staffId, now }, needs)
    return changed(link, { subject: `staff:${staffId}`, before: null, after: { name, email, roles, link: link.goes } })
  })
