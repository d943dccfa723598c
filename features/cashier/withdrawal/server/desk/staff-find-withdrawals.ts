import { plainDecimal } from '#core/money/plain-decimal.ts'
import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { reviewWords, withdrawalStateWords } from '../../desk-words.ts'
import { findWithdrawals } from '../../staff-contract.ts'
import { isOpenWithdrawal, openStates, withdrawalStates } from '../../withdrawal-states.ts'
import type { WithdrawalDependencies } from '../withdrawal-dependencies.ts'
import { withdrawalsForStaff } from '../store/withdrawal-page.store.ts'
import { staffRow } from './staff-row.ts'

const statesShown = {
  waiting: { waiting: true },
  open: { states: openStates },
  ended: { states: withdrawalStates.filter((state) => !isOpenWithdrawal(state)) },
  all: {},
} as const

/** The queue of withdrawals, and all others. */
export const staffFindWithdrawalsHandler = ({ providers }: Pick<WithdrawalDependencies, 'providers'>) =>
  handleStaffList(findWithdrawals, {
    read: async ({ input: { show, text, amountMin, from, until, ...paging }, db, limit, countMax }) => {
      const filter = {
        ...statesShown[show],
        ...(text === ''
          ? {}
          : /^\d{1,18}$/.test(text)
            ? { playerId: BigInt(text) }
            : { reference: text.toUpperCase() }),
        amountMin: amountMin > 0n && amountMin,
        from,
        until,
      }
      const page = await withdrawalsForStaff.read(db, { ...paging, filter, limit, countMax })
      return { ...page, rows: page.rows.map((row) => staffRow(row, providers)) }
    },
    csv: [
      { name: 'Order ID', cell: ({ orderId }) => orderId },
      { name: 'Player', cell: ({ playerId }) => playerId },
      { name: 'Amount', cell: ({ amount }) => plainDecimal(amount) },
      { name: 'Bank', cell: ({ bankName }) => bankName },
      { name: 'Account ends in', cell: ({ numberEnd }) => `••${numberEnd}` },
      { name: 'Account holder', cell: ({ holder }) => holder },
      { name: 'Status', cell: ({ state }) => withdrawalStateWords[state] },
      { name: 'On hold', cell: ({ isHeld }) => (isHeld ? 'yes' : '') },
      {
        name: 'Reasons for review',
        cell: ({ reviewReasons }) => reviewReasons.map((reason) => reviewWords[reason]).join('; '),
      },
      { name: 'Risk score', cell: ({ riskScore }) => riskScore },
      { name: 'Requested (Manila)', cell: ({ createdAt }) => csvTime(createdAt) },
      { name: 'Ended (Manila)', cell: ({ endedAt }) => csvTime(endedAt) },
    ],
  })
