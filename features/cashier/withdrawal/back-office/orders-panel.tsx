import { formatMessage } from '#core/message/format-message.ts'
import type { RequestOf, ResponseOf } from '#core/contract/call.ts'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { SelectAll } from '#platform/office-ui/together/select-all.tsx'
import { SelectBox } from '#platform/office-ui/together/select-box.tsx'
import { TogetherBar } from '#platform/office-ui/together/together-bar.tsx'
import { type Selection, useSelection } from '#platform/office-ui/together/use-selection.ts'
import { useStaffAction } from '#platform/office-ui/use-staff-action.ts'
import { approveWithdrawals, findWithdrawals } from '../staff-contract.ts'
import { withdrawalColumns } from './withdrawal-columns.tsx'
import { messages } from './messages/en.ts'

type Row = ResponseOf<typeof findWithdrawals>['rows'][number]
type Item = RequestOf<typeof approveWithdrawals>['items'][number]

const refreshEveryMs = 10_000

/** The queue, longest wait first. Those that wait for their size alone can be approved together. */
export function OrdersPanel({ filters }: { readonly filters: readonly ListFilter[] }) {
  const may = useMay()
  const selection = useSelection<string>()
  const act = useStaffAction(findWithdrawals)
  return (
    <>
      <StaffList
        call={findWithdrawals}
        label={messages.withdrawals}
        filters={filters}
        columns={may('withdrawal.approve') ? [selectColumn(selection), ...withdrawalColumns] : withdrawalColumns}
        rowKey={({ orderId }) => orderId}
        empty={messages.noWithdrawals}
        sort="oldest"
        refreshEveryMs={refreshEveryMs}
      />
      <TogetherBar
        selection={selection}
        nameOf={(key) => itemIn(key).orderId}
        pageOf={(key) => `/withdrawals/${itemIn(key).orderId}`}
        act={(sum, reason) => act(approveWithdrawals, { items: selection.ids.map(itemIn), sum, reason }, undefined)}
      />
    </>
  )
}

/** A selection is of the version that was shown: a withdrawal that changes since is not approved unseen. */
const keyOf = ({ orderId, version }: Item): string => `${orderId} ${version}`

function itemIn(key: string): Item {
  const [orderId = '', version] = key.split(' ')
  return { orderId, version: Number(version) }
}

const selectedOf = (row: Row) => ({ id: keyOf(row), amount: row.amount })

const selectColumn = (selection: Selection<string>): Column<Row> => ({
  name: messages.select,
  tight: true,
  head: (rows) => <SelectAll selection={selection} items={rows.filter(({ isLowRisk }) => isLowRisk).map(selectedOf)} />,
  cell: (row) =>
    row.isLowRisk && (
      <SelectBox
        label={formatMessage(messages.selectOrder, { order: row.orderId })}
        checked={selection.has(keyOf(row))}
        onToggle={() => selection.toggle(selectedOf(row))}
      />
    ),
})
