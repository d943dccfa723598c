import { plainDecimal } from '#core/money/plain-decimal.ts'
import { csvTime, handleStaffList } from '#features/staff/server/index.ts'
import { listClosings } from '../contract.ts'
import { closingsForStaff } from './closing-list.store.ts'

/** Every closing, also those that were opened again. */
export const listClosingsHandler = handleStaffList(listClosings, {
  read: async ({ input, db, limit, countMax }) => {
    return closingsForStaff.read(db, { ...input, filter: {}, limit, countMax })
  },
  csv: [
    { name: 'Day (Manila)', cell: ({ day }) => day },
    { name: 'GGR', cell: ({ ggr }) => plainDecimal(ggr) },
    { name: 'NGR', cell: ({ ngr }) => plainDecimal(ngr) },
    { name: 'Deposits', cell: ({ deposits }) => plainDecimal(deposits) },
    { name: 'Withdrawals', cell: ({ withdrawals }) => plainDecimal(withdrawals) },
    { name: 'Owed to players', cell: ({ owed }) => owed && plainDecimal(owed) },
    { name: 'Closed by', cell: ({ closedBy }) => closedBy },
    { name: 'Closed (Manila)', cell: ({ closedAt }) => csvTime(closedAt) },
    { name: 'Opened again by', cell: ({ reopenedBy }) => reopenedBy },
  ],
})
