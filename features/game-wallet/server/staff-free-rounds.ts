import { answer, refuse } from '#core/contract/outcome.ts'
import { changed, handleStaff, handleStaffChange } from '#features/staff/server/index.ts'
import { cancelFreeRounds, giveFreeRounds, listFreeRounds } from '../staff-contract.ts'
import { freeRoundCancel, freeRoundList } from './staff-free-round.store.ts'
import type { StaffWalletNeeds } from './staff-wallet-needs.ts'

const pageSize = 25

export const staffListFreeRoundsHandler = handleStaff(listFreeRounds, async ({ input: { page, playerId }, db }) => {
  const grants = await freeRoundList(db, { playerId, limit: pageSize + 1, offset: page * pageSize })
  return answer({ grants: grants.slice(0, pageSize), hasMore: grants.length > pageSize })
})

export const staffGiveFreeRoundsHandler = ({ audit, grantFreeRounds }: StaffWalletNeeds) =>
  handleStaffChange(audit, giveFreeRounds, async ({ input: { reason: _reason, ...gift }, staff, tx, now }) => {
    if (gift.expiresAt <= now) return refuse('endIsPast')
    const given = await grantFreeRounds(tx, { ...gift, grantedBy: staff.email, now })
    if (typeof given === 'string') return refuse(given)
    const { playerId, providerId, gameCode, rounds, stake, betRate, expiresAt } = gift
    const terms = { providerId, gameCode, rounds, stake: String(stake), betRate, expiresAt }
    return changed(
      { freeRoundId: given.id },
      { subject: `player:${playerId}`, before: null, after: { freeRoundId: given.id, ...terms } },
    )
  })

export const staffCancelFreeRoundsHandler = ({ audit }: Pick<StaffWalletNeeds, 'audit'>) =>
  handleStaffChange(audit, cancelFreeRounds, async ({ input: { playerId, freeRoundId: id }, tx, now }) => {
    const cancelled = await freeRoundCancel(tx, { playerId, id, now })
    if (cancelled === undefined) return refuse('freeRoundsNotFound')
    const { used, rounds } = cancelled
    return changed(
      {},
      {
        subject: `player:${playerId}`,
        before: { freeRoundId: id, rounds, used },
        after: { freeRoundId: id, rounds: used },
      },
    )
  })
