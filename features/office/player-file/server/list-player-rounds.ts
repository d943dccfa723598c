import { plainDecimal } from '#core/money/plain-decimal.ts'
import { roundsForStaff } from '#features/play/game-wallet/server/index.ts'
import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { listPlayerRounds } from '../contract.ts'

export const listPlayerRoundsHandler = handleStaffList(listPlayerRounds, {
  read: async ({ input: { playerId, show, providerId, from, until, ...paging }, db, limit, countMax }) => {
    const filter = {
      playerId,
      open: show === 'open',
      providerId: providerId || undefined,
      from,
      until,
    }
    return roundsForStaff.read(db, { ...paging, filter, limit, countMax })
  },
  csv: [
    { name: 'Began (Manila)', cell: ({ openedAt }) => csvTime(openedAt) },
    { name: 'Ended (Manila)', cell: ({ endedAt }) => csvTime(endedAt) },
    { name: 'Provider', cell: ({ providerId }) => providerId },
    { name: 'Game', cell: ({ gameCode }) => gameCode },
    { name: 'Round', cell: ({ roundId }) => roundId },
    { name: 'Status', cell: ({ state }) => state },
    { name: 'Bet', cell: ({ stake }) => plainDecimal(stake) },
    { name: 'Win', cell: ({ win }) => plainDecimal(win) },
    { name: 'Free', cell: ({ isFree }) => (isFree ? 'yes' : '') },
    { name: 'Corrected', cell: ({ revision }) => revision },
  ],
})
