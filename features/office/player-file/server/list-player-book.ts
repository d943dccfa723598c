import { centavos } from '#core/money/centavos.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { csvTime, handleStaffList, transferText } from '#features/office/staff/server/index.ts'
import { coinBook } from '#ledger'
import { listPlayerBook } from '../contract.ts'

export const listPlayerBookHandler = handleStaffList(listPlayerBook, {
  read: async ({ input: { playerId, show, from, until, ...paging }, db, limit, countMax }) => {
    const filter = {
      playerId,
      besidePlay: show === 'besidePlay',
      from,
      until,
    }
    const page = await coinBook.read(db, { ...paging, filter, limit, countMax })
    const rows = page.rows.map(({ amount, balance, ...entry }) => ({
      ...entry,
      amount: centavos(amount),
      balance: centavos(balance),
    }))
    return { ...page, rows }
  },
  csv: [
    { name: 'No.', cell: ({ seq }) => seq },
    { name: 'When (Manila)', cell: ({ at }) => csvTime(at) },
    { name: 'Reason', cell: ({ reason }) => transferText(reason) },
    { name: 'Other account', cell: ({ counter }) => counter },
    { name: 'Reference', cell: ({ reference }) => reference },
    { name: 'Amount', cell: ({ amount }) => plainDecimal(amount) },
    { name: 'Balance after', cell: ({ balance }) => plainDecimal(balance) },
  ],
})
