import { refuse } from '#core/contract/outcome.ts'
import { withdrawalFactsFind } from '#features/players/account/server/index.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { stopPlayerWithdrawals } from '../../staff-contract.ts'
import { withdrawalStopDelete, withdrawalStopInsert } from '../store/withdrawal-stop.store.ts'

export const staffStopPlayerHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, stopPlayerWithdrawals, async ({ input: { playerId, isStopped, reason }, tx, now }) => {
    if ((await withdrawalFactsFind(tx, { playerId, now })) === undefined) return refuse('unknownPlayer')
    const done = isStopped
      ? await withdrawalStopInsert(tx, { playerId, reason, now })
      : await withdrawalStopDelete(tx, playerId)
    if (done === undefined) return refuse('nothingToChange')
    return changed({}, { subject: `player:${playerId}`, before: { isStopped: !isStopped }, after: { isStopped } })
  })
