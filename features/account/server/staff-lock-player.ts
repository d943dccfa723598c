import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/staff/server/index.ts'
import { lockPlayer } from '../staff-contract.ts'
import { playerFindForUpdate } from './player.store.ts'
import { playerLockSet } from './player-lock.store.ts'

/** Closes or opens one thing for a player. It holds from the commit on, on every process. */
export const staffLockPlayerHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, lockPlayer, async ({ input: { playerId, lock, isLocked }, tx }) => {
    if (!(await playerFindForUpdate(tx, playerId))) return refuse('notFound')
    const locks = await playerLockSet(tx, { playerId, lock, isLocked })
    if (locks === undefined) return refuse('nothingToChange')
    const record = { subject: `player:${playerId}`, before: { [lock]: isLocked ? 'open' : 'locked' } }
    return changed({ locks: [...locks] }, { ...record, after: { [lock]: isLocked ? 'locked' : 'open' } })
  })
