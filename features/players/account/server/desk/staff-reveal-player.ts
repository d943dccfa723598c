import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { revealPlayer } from '../../staff-contract.ts'
import { playerFindByStaff } from '../store/staff-player.store.ts'

/** Shows a number in full, for a purpose. The audit log records who saw whose, not the number. */
export const staffRevealPlayerHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, revealPlayer, async ({ input: { playerId }, tx }) => {
    const player = await playerFindByStaff(tx, playerId)
    if (!player) return refuse('notFound')
    const { account, mobile } = player
    return changed(
      { account, mobile: mobile ?? '' },
      { subject: `player:${playerId}`, before: null, after: { seen: 'mobile' } },
    )
  })
