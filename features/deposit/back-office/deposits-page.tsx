import { useState } from 'react'
import {
  DataTable,
  failureText,
  Notice,
  PageHead,
  Pager,
  useMay,
  useStaffQuery,
} from '#features/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { listOrders } from '../staff-contract.ts'
import { depositColumns } from './deposit-columns.tsx'
import { DepositDialogs } from './deposit-dialogs.tsx'
import styles from './deposits-page.module.css'
import { EventsPanel } from './events-panel.tsx'
import type { OrderAct, StaffOrder } from './staff-order.ts'

const tabs = [
  { id: 'toMatch', label: 'To be matched' },
  { id: 'stuck', label: 'Stuck' },
  { id: 'irregular', label: 'Late, other amount, sent back' },
  { id: 'all', label: 'All' },
  { id: 'events', label: 'Events' },
] as const
type View = (typeof tabs)[number]['id']

const empty = {
  toMatch: 'No transfer waits to be matched.',
  stuck: 'No order stands longer than it should.',
  irregular: 'Every deposit came in time, in full, and stayed.',
  all: 'Nobody has deposited yet.',
} as const

/** Money that comes in: what waits for a person, and every order there is. */
export function DepositsPage() {
  const may = useMay()
  const [view, setView] = useState<View>('toMatch')
  const [text, setText] = useState('')
  const [page, setPage] = useState(0)
  const [chosen, setChosen] = useState<{ readonly order: StaffOrder; readonly act: OrderAct }>()
  const listed = view === 'events' ? 'all' : view
  const { answer, failure, refreshing, refresh } = useStaffQuery(listOrders, { view: listed, text, page })
  return (
    <>
      <PageHead
        title="Deposits"
        actions={
          <Button variant="secondary" size="small" icon="refresh" onClick={() => void refresh()} loading={refreshing}>
            Refresh
          </Button>
        }
      >
        Transfers to our own bank are matched by one person and confirmed by another. All other deposits credit
        themselves.
      </PageHead>
      <Tabs
        id="deposits"
        label="Deposits"
        tabs={tabs}
        selected={view}
        onSelect={(next) => {
          setView(next)
          setPage(0)
        }}
      />
      {view === 'events' ? (
        <EventsPanel />
      ) : (
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
        </>
      )}
      <DepositDialogs chosen={chosen} onClose={() => setChosen(undefined)} />
    </>
  )
}
