import { useState } from 'react'
import { DataTable, failureText, Notice, Pager, useMay, useStaffQuery } from '#features/staff/back-office/index.ts'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { listOrders } from '../staff-contract.ts'
import { depositColumns } from './deposit-columns.tsx'
import { DepositDialogs } from './deposit-dialogs.tsx'
import styles from './orders-panel.module.css'
import type { OrderAct, StaffOrder } from './staff-order.ts'

const empty = {
  toMatch: 'No transfer waits to be matched.',
  stuck: 'No order stands longer than it should.',
  irregular: 'Every deposit came in time, in full, and stayed.',
  all: 'Nobody has deposited yet.',
} as const

/** Orders of one kind, with what can be done about each. */
export function OrdersPanel({ view }: { readonly view: keyof typeof empty }) {
  const may = useMay()
  const [text, setText] = useState('')
  const [page, setPage] = useState(0)
  const [chosen, setChosen] = useState<{ readonly order: StaffOrder; readonly act: OrderAct }>()
  const { answer, failure, refreshing } = useStaffQuery(listOrders, { view, text, page })
  return (
    <>
      <div className={styles.search}>
        <TextField
          label="Order, payment, or player"
          value={text}
          maxLength={60}
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            setPage(0)
          }}
        />
      </div>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Deposits"
        columns={depositColumns(may, (order, act) => setChosen({ order, act }))}
        rows={answer?.orders ?? []}
        rowKey={({ orderId }) => orderId}
        empty={answer ? empty[view] : 'Loading …'}
        refreshing={refreshing}
      />
      <Pager
        page={page + 1}
        hasMore={answer?.hasMore === true}
        onBack={() => setPage(page - 1)}
        onNext={() => setPage(page + 1)}
      />
      <DepositDialogs chosen={chosen} onClose={() => setChosen(undefined)} />
    </>
  )
}
