import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { EventsPanel } from './events-panel.tsx'
import { OrdersPanel } from './orders-panel.tsx'

const tabs = [
  { id: 'toMatch', label: 'To be matched' },
  { id: 'stuck', label: 'Stuck' },
  { id: 'irregular', label: 'Late, other amount, sent back' },
  { id: 'all', label: 'All' },
  { id: 'events', label: 'Events' },
] as const
type View = (typeof tabs)[number]['id']

/** Deposits waiting for a person, and all orders. */
export function DepositsPage() {
  const [view, setView] = useTab<View>(tabs, 'toMatch')
  return (
    <>
      <PageHead title="Deposits">
        Transfers to our own bank are matched by one person and confirmed by another. All other deposits credit
        themselves.
      </PageHead>
      <Tabs id="deposits" label="Deposits" tabs={tabs} selected={view} onSelect={setView} />
      <TabPanel tabs="deposits" tab={view}>
        {view === 'events' ? <EventsPanel /> : <OrdersPanel key={view} view={view} />}
      </TabPanel>
    </>
  )
}
