import { refuse } from '#core/contract/outcome.ts'
import { endStaffSessions } from '../../member-contract.ts'
import { changed, handleStaffChange } from '../handle-staff.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { staffRosterFind } from '../store/staff-roster.store.ts'
import { staffSessionEndAll } from '../store/staff-session.store.ts'

export const endStaffSessionsHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, endStaffSessions, async ({ input: { staffId }, tx, now }) => {
    if (!(await staffRosterFind(tx, staffId))) return refuse('memberNotFound')
    const sessionsEnded = await staffSessionEndAll(tx, { staffId, now })
    if (sessionsEnded === 0) return refuse('noSessions')
    return changed({ sessionsEnded }, { subject: `staff:${staffId}`, before: null, after: { sessionsEnded } })
  })
