import { useState } from 'react'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { listOrders } from '../staff-contract.ts'
import { depositColumns } from './deposit-columns.tsx'
import { DepositDialogs } from './deposit-dialogs.tsx'
import type { OrderAct, StaffOrder } from './staff-order.ts'
import { messages } from './messages/en.ts'

const empty = {
  toMatch: messages.noTransfers,
  stuck: messages.noOverdue,
  irregular: messages.noIrregular,
  all: messages.noDeposits,
} as const

const filters: readonly ListFilter[] = [
  { kind: 'text', name: 'text', label: messages.search, placeholder: messages.searchHint },
  { kind: 'money', name: 'amountMin', label: messages.minimumAmount },
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]
const refreshEveryMs = 15_000

type OrdersPanelProps = { readonly view: keyof typeof empty; readonly playerId?: number }

/** Orders of one kind, or of one player, with their actions. */
export function OrdersPanel({ view, playerId }: OrdersPanelProps) {
  const may = useMay()
  const [chosen, setChosen] = useState<{ readonly order: StaffOrder; readonly act: OrderAct }>()
  return (
    <>
      <StaffList
        call={listOrders}
        label={messages.deposits}
        given={playerId === undefined ? { view } : { view, text: String(playerId) }}
        filters={playerId === undefined ? filters : filters.slice(1)}
        columns={depositColumns(may, (order, act) => setChosen({ order, act }))}
        rowKey={({ orderId }) => orderId}
        empty={empty[view]}
        sort="newest"
        refreshEveryMs={refreshEveryMs}
      />
      <DepositDialogs chosen={chosen} onClose={() => setChosen(undefined)} />
    </>
  )
}
