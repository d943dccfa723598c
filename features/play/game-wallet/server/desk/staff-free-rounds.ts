import { refuse } from '#core/contract/outcome.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { changed, csvTime, handleStaffChange, handleStaffList } from '#features/office/staff/server/index.ts'
import { cancelFreeRounds, listFreeRounds } from '../../staff-contract.ts'
import { freeRoundCancel, freeRoundsForStaff } from '../store/staff-free-round.store.ts'
import { providerNames } from '../store/staff-provider.store.ts'
import type { StaffWalletDependencies } from './staff-wallet-dependencies.ts'

export const staffListFreeRoundsHandler = handleStaffList(listFreeRounds, {
  read: async ({ input: { playerId, ...paging }, db, limit, countMax }) => {
    const filter = { playerId: playerId ?? undefined }
    return freeRoundsForStaff.read(db, { ...paging, filter, limit, countMax })
  },
  names: providerNames,
  csv: [
    { name: 'Given (Manila)', cell: ({ grantedAt }) => csvTime(grantedAt) },
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'Provider', cell: ({ providerId }, names) => names.get(providerId) ?? providerId },
    { name: 'Game', cell: ({ gameCode }) => gameCode },
    { name: 'Rounds', cell: ({ rounds }) => rounds },
    { name: 'Played', cell: ({ used }) => used },
    { name: 'Stake', cell: ({ stake }) => plainDecimal(stake) },
    { name: 'Ends (Manila)', cell: ({ expiresAt }) => csvTime(expiresAt) },
    { name: 'By', cell: ({ grantedBy }) => grantedBy },
  ],
})

export const staffCancelFreeRoundsHandler = ({ audit }: Pick<StaffWalletDependencies, 'audit'>) =>
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
