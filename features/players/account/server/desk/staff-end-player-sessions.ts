import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { endPlayerSessions } from '../../staff-contract.ts'
import { playerFindForUpdate } from '../store/player.store.ts'
import { sessionEndAll } from '../store/session.store.ts'

/** Every request reads its session's row, so each device is signed out with its next request. */
export const staffEndPlayerSessionsHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, endPlayerSessions, async ({ input: { playerId }, tx, now }) => {
    if (!(await playerFindForUpdate(tx, playerId))) return refuse('notFound')
    const sessionsEnded = await sessionEndAll(tx, { playerId, now, because: 'stopped' })
    if (sessionsEnded === 0) return refuse('noSessions')
    return changed({ sessionsEnded }, { subject: `player:${playerId}`, before: null, after: { sessionsEnded } })
  })
