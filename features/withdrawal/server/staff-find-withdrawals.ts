import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/staff/server/index.ts'
import { findWithdrawals } from '../staff-contract.ts'
import { isOpenWithdrawal, openStates, type WithdrawalState, withdrawalStates } from '../withdrawal-states.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { withdrawalListForStaff } from './withdrawal-page.store.ts'
import { staffRow } from './staff-row.ts'

const pageSize = 25

const statesShown: Readonly<Record<'waiting' | 'open' | 'ended' | 'all', readonly WithdrawalState[]>> = {
  waiting: ['MANUAL_REVIEW'],
  open: openStates,
  ended: withdrawalStates.filter((state) => !isOpenWithdrawal(state)),
  all: withdrawalStates,
}

/** One row more than the page is read, to know whether there is a next one. */
export const staffFindWithdrawalsHandler = ({ providers }: Pick<WithdrawalDependencies, 'providers'>) =>
  handleStaff(findWithdrawals, async ({ input: { show, text, amountMin, page }, db }) => {
    const rows = await withdrawalListForStaff(db, {
      states: statesShown[show],
      playerId: /^\d{1,18}$/.test(text) ? BigInt(text) : null,
      reference: text === '' || /^\d+$/.test(text) ? null : text.toUpperCase(),
      amountMin,
      oldestFirst: show === 'waiting' || show === 'open',
      limit: pageSize + 1,
      offset: page * pageSize,
    })
    const withdrawals = rows.slice(0, pageSize).map((row) => staffRow(row, providers))
    return answer({ withdrawals, hasMore: rows.length > pageSize })
  })
