import { refuse } from '#core/contract/outcome.ts'
import { liftStaffSuspension } from '../../member-contract.ts'
import { changed, handleStaffChange } from '../handle-staff.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { staffRosterFind, staffRosterLift, staffRosterLock } from '../store/staff-roster.store.ts'

export const liftStaffSuspensionHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, liftStaffSuspension, async ({ input: { staffId }, tx }) => {
    await staffRosterLock(tx)
    if (!(await staffRosterFind(tx, staffId))) return refuse('memberNotFound')
    if (!(await staffRosterLift(tx, staffId))) return refuse('notSuspended')
    const lifted = await staffRosterFind(tx, staffId)
    const record = { subject: `staff:${staffId}`, before: { state: 'suspended' }, after: { state: lifted?.state } }
    return changed({}, record)
  })
