import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { revealPlayer } from '../../staff-contract.ts'
import { playerFindByStaff } from '../store/staff-player.store.ts'

/** Shows a number whole, for a purpose. The log keeps who saw whose, and not the number. */
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
