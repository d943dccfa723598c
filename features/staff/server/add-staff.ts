import { refuse } from '#core/contract/outcome.ts'
import { addStaff } from '../member-contract.ts'
import { dutyJoinedBy } from '../separated-duties.ts'
import { changed, handleStaffChange } from './handle-staff.ts'
import { makeInvitation } from './make-invitation.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { staffMemberInvite } from './staff-member.store.ts'

export const addStaffHandler = (needs: Pick<StaffDependencies, 'audit' | 'hashToken'>) =>
  handleStaffChange(needs.audit, addStaff, async ({ input: { name, email, roles }, tx, now }) => {
    if (dutyJoinedBy(roles) !== undefined) return refuse('dutiesJoined')
    const staffId = await staffMemberInvite(tx, { name, email, roles, now })
    if (staffId === undefined) return refuse('emailTaken')
    const link = await makeInvitation(tx, { staffId, now }, needs)
    return changed(link, { subject: `staff:${staffId}`, before: null, after: { name, email, roles } })
  })
