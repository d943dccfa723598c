import { invalid, refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { suspendPlayer } from '../../staff-contract.ts'
import { playerFindForUpdate } from '../store/player.store.ts'
import { sessionEndAll } from '../store/session.store.ts'
import { playerSetState } from '../store/staff-player.store.ts'
import { endText, stateNow } from './staff-shown-player.ts'

/** Suspends a player. An exclusion takes precedence: replacing it would end it early. */
export const staffSuspendPlayerHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, suspendPlayer, async ({ input: { playerId, until, reason }, tx, now }) => {
    if (until !== 'never' && until <= now) {
      return invalid({ field: 'until', key: 'untilPassed', msg: 'Choose a time in the future.' })
    }
    const player = await playerFindForUpdate(tx, playerId)
    if (!player) return refuse('notFound')
    const state = stateNow(player, now)
    if (state === 'suspended') return refuse('alreadySuspended')
    if (state === 'excluded') return refuse('excluded')

    await playerSetState(tx, { id: playerId, state: 'suspended', until: until === 'never' ? null : until, reason })
    const sessionsEnded = await sessionEndAll(tx, { playerId, now, because: 'stopped' })
    return changed(
      { sessionsEnded },
      {
        subject: `player:${playerId}`,
        before: { state },
        after: { state: 'suspended', until: endText(until), sessionsEnded },
      },
    )
  })
