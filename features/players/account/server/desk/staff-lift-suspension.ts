import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { liftSuspension } from '../../staff-contract.ts'
import { playerFindForUpdate } from '../store/player.store.ts'
import { playerSetState } from '../store/staff-player.store.ts'
import { endText, stateNow } from './staff-shown-player.ts'

export const staffLiftSuspensionHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, liftSuspension, async ({ input: { playerId }, tx, now }) => {
    const player = await playerFindForUpdate(tx, playerId)
    if (!player) return refuse('notFound')
    if (stateNow(player, now) !== 'suspended') return refuse('notSuspended')

    await playerSetState(tx, { id: playerId, state: 'active', until: null, reason: '' })
    return changed(
      {},
      {
        subject: `player:${playerId}`,
        before: { state: player.state, until: endText(player.stateUntil ?? 'never') },
        after: { state: 'active' },
      },
    )
  })
