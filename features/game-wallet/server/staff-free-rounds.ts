import { refuse } from '#core/contract/outcome.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { changed, csvTime, handleStaffChange, handleStaffList } from '#features/staff/server/index.ts'
import { cancelFreeRounds, giveFreeRounds, listFreeRounds } from '../staff-contract.ts'
import { freeRoundCancel, freeRoundsForStaff } from './staff-free-round.store.ts'
import type { StaffWalletNeeds } from './staff-wallet-needs.ts'

export const staffListFreeRoundsHandler = handleStaffList(listFreeRounds, {
  read: async ({ input: { playerId, ...place }, db, limit, countMax }) => {
    const filter = { playerId: playerId ?? undefined }
    return freeRoundsForStaff.read(db, { ...place, filter, limit, countMax })
  },
  csv: [
    { name: 'Given (Manila)', cell: ({ grantedAt }) => csvTime(grantedAt) },
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'Provider', cell: ({ providerId }) => providerId },
    { name: 'Game', cell: ({ gameCode }) => gameCode },
    { name: 'Rounds', cell: ({ rounds }) => rounds },
    { name: 'Played', cell: ({ used }) => used },
    { name: 'Stake', cell: ({ stake }) => plainDecimal(stake) },
    { name: 'Ends (Manila)', cell: ({ expiresAt }) => csvTime(expiresAt) },
    { name: 'By', cell: ({ grantedBy }) => grantedBy },
  ],
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
