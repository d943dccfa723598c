import { refuse } from '#core/contract/outcome.ts'
import { setStaffRoles } from '../../member-contract.ts'
import { refuseRoles } from '../../member-rules.ts'
import { changed, handleStaffChange } from '../handle-staff.ts'
import { isStale } from '../is-stale.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import {
  staffRosterCountOtherAdmins,
  staffRosterFind,
  staffRosterLock,
  staffRosterSetRoles,
} from '../store/staff-roster.store.ts'

export const setStaffRolesHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, setStaffRoles, async ({ input: { staffId, roles, expected }, staff, tx }) => {
    await staffRosterLock(tx)
    const member = await staffRosterFind(tx, staffId)
    if (!member) return refuse('memberNotFound')
    if (isStale(expected, member.roles)) return refuse('stale')
    const otherAdmins = await staffRosterCountOtherAdmins(tx, staffId)
    const refusal = refuseRoles(member, roles, { byId: staff.staffId, otherAdmins })
    if (refusal) return refuse(refusal)

    await staffRosterSetRoles(tx, staffId, roles)
    return changed({}, { subject: `staff:${staffId}`, before: { roles: [...member.roles] }, after: { roles } })
  })
