import { type ListFilter, PageHead, StaffList } from '#features/staff/back-office/index.ts'
import { findWithdrawals } from '../staff-contract.ts'
import { withdrawalColumns } from './withdrawal-columns.tsx'

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: 'Show',
    options: [
      { value: 'waiting', label: 'Wait for a decision' },
      { value: 'open', label: 'Under way' },
      { value: 'ended', label: 'Ended' },
      { value: 'all', label: 'All' },
    ],
  },
  { kind: 'text', name: 'text', label: 'Player id or order id' },
  { kind: 'money', name: 'amountMin', label: 'From this amount' },
  { kind: 'fromDay', name: 'from', label: 'From day' },
  { kind: 'untilDay', name: 'until', label: 'To day' },
]
const refreshEveryMs = 10_000

/** The queue of withdrawals: who has waited longest comes first. */
export function WithdrawalsPage() {
  return (
    <>
      <PageHead title="Withdrawals">
        What the rules did not approve by themselves waits here, the oldest first. The queue reads itself anew.
      </PageHead>
      <StaffList
        call={findWithdrawals}
        label="Withdrawals"
        filters={filters}
        columns={withdrawalColumns}
        rowKey={({ orderId }) => orderId}
        empty="Nothing here."
        sort="oldest"
        refreshEveryMs={refreshEveryMs}
      />
    </>
  )
}
