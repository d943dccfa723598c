import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { PayoutEventsPanel } from './payout-events-panel.tsx'
import { messages } from './messages/en.ts'
import styles from './withdrawals-page.module.css'

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: messages.show,
    options: [
      { value: 'waiting', label: messages.filterInReview },
      { value: 'open', label: messages.inProgress },
      { value: 'ended', label: messages.ended },
      { value: 'all', label: messages.all },
    ],
  },
  { kind: 'text', name: 'text', label: messages.search },
  { kind: 'money', name: 'amountMin', label: messages.minimumAmount },
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]

const tabs = [
  { id: 'orders', label: messages.withdrawals },
  { id: 'events', label: messages.eventsTab },
] as const
type TabId = (typeof tabs)[number]['id']

/** The queue of withdrawals, longest wait first. */
export function WithdrawalsPage() {
  const [selected, setSelected] = useTab<TabId>(tabs, 'orders')
  return (
    <>
      <PageHead title={messages.withdrawals}>{messages.intro}</PageHead>
      <Tabs id="withdrawals" label={messages.withdrawals} tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="withdrawals" tab={selected} className={styles.panel}>
        {selected === 'orders' ? <OrdersPanel filters={filters} /> : <PayoutEventsPanel />}
      </TabPanel>
    </>
  )
}
