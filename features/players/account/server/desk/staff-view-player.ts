import { answer, refuse } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { viewPlayer } from '../../staff-contract.ts'
import { sessionListLive } from '../store/session.store.ts'
import { signInEventList } from '../store/sign-in-event.store.ts'
import { agreementList, declarationList, playerFindByStaff } from '../store/staff-player.store.ts'
import { shownNames, stateNow } from './staff-shown-player.ts'

export const staffViewPlayerHandler = handleStaff(viewPlayer, async ({ input: { playerId }, staff, db, now }) => {
  const player = await playerFindByStaff(db, playerId)
  if (!player) return refuse('notFound')
  const state = stateNow(player, now)
  const stopped = state !== 'active'
  return answer({
    ...player,
    ...shownNames(player, staff),
    state,
    stateUntil: (stopped && player.stateUntil) || 'never',
    stateReason: stopped ? player.stateReason : '',
    sessions: await sessionListLive(db, playerId, now),
    signIns: await signInEventList(db, playerId),
    declarations: await declarationList(db, playerId),
    agreements: await agreementList(db, playerId),
  })
})
