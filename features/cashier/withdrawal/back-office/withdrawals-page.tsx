import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { findWithdrawals } from '../staff-contract.ts'
import { PayoutEventsPanel } from './payout-events-panel.tsx'
import { withdrawalColumns } from './withdrawal-columns.tsx'
import styles from './withdrawals-page.module.css'

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: 'Show',
    options: [
      { value: 'waiting', label: 'To be decided' },
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

const tabs = [
  { id: 'orders', label: 'Withdrawals' },
  { id: 'events', label: 'Events of providers' },
] as const
type TabId = (typeof tabs)[number]['id']

/** The queue of withdrawals, longest wait first. */
export function WithdrawalsPage() {
  const [selected, setSelected] = useTab<TabId>(tabs, 'orders')
  return (
    <>
      <PageHead title="Withdrawals">
        What the rules did not approve by themselves waits here, the oldest first. Updates automatically.
      </PageHead>
      <Tabs id="withdrawals" label="Withdrawals" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="withdrawals" tab={selected} className={styles.panel}>
        {selected === 'orders' ? <OrdersPanel /> : <PayoutEventsPanel />}
      </TabPanel>
    </>
  )
}

const OrdersPanel = () => (
  <StaffList
    call={findWithdrawals}
    label="Withdrawals"
    filters={filters}
    columns={withdrawalColumns}
    rowKey={({ orderId }) => orderId}
    empty="No withdrawal waits for a decision."
    sort="oldest"
    refreshEveryMs={refreshEveryMs}
  />
)
