import { plainDecimal } from '#core/money/plain-decimal.ts'
import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { listDebts } from '../contract.ts'
import { debtBooks } from './debt-books.ts'

export const listDebtsHandler = handleStaffList(listDebts, {
  read: async ({ input: { kind, playerId, ...paging }, db, limit, countMax }) => {
    const filter = { playerId: playerId ?? undefined }
    return debtBooks[kind].list.read(db, { ...paging, filter, limit, countMax })
  },
  csv: [
    { name: 'Since (Manila)', cell: ({ at }) => csvTime(at) },
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'Source', cell: ({ id }) => id },
    { name: 'Amount', cell: ({ amount }) => plainDecimal(amount) },
    { name: 'Open', cell: ({ owed }) => plainDecimal(owed) },
  ],
})
