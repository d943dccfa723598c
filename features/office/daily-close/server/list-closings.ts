import { instant } from '#core/clock/instant.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { isMeasuredAtDayEnd } from '#ledger/proof/measured-at-day-end.ts'
import { listClosings } from '../contract.ts'
import { closingsForStaff } from './store/closing-list.store.ts'

type Row = Awaited<ReturnType<typeof closingsForStaff.read>>['rows'][number]

/** A late root states no day's liability, and shows when it was measured. */
function owedAtEnd({ day, rootTotal, rootMadeAt }: Row) {
  const madeAt = rootMadeAt === null ? null : instant(Number(rootMadeAt))
  const isAtEnd = madeAt !== null && isMeasuredAtDayEnd({ day, madeAt })
  return { owed: isAtEnd ? rootTotal : null, rootLateAt: isAtEnd ? null : madeAt }
}

/** Every closing, reopened ones included. */
export const listClosingsHandler = handleStaffList(listClosings, {
  read: async ({ input, db, limit, countMax }) => {
    const page = await closingsForStaff.read(db, { ...input, filter: {}, limit, countMax })
    return { ...page, rows: page.rows.map((row) => ({ ...row, ...owedAtEnd(row) })) }
  },
  csv: [
    { name: 'Day (Manila)', cell: ({ day }) => day },
    { name: 'GGR', cell: ({ ggr }) => plainDecimal(ggr) },
    { name: 'NGR', cell: ({ ngr }) => plainDecimal(ngr) },
    { name: 'Deposits', cell: ({ deposits }) => plainDecimal(deposits) },
    { name: 'Withdrawals', cell: ({ withdrawals }) => plainDecimal(withdrawals) },
    { name: 'Owed to players', cell: ({ owed }) => owed && plainDecimal(owed) },
    { name: 'Proof root measured late (Manila)', cell: ({ rootLateAt }) => csvTime(rootLateAt) },
    { name: 'Closed by', cell: ({ closedBy }) => closedBy },
    { name: 'Closed (Manila)', cell: ({ closedAt }) => csvTime(closedAt) },
    { name: 'Reopened by', cell: ({ reopenedBy }) => reopenedBy },
  ],
})
