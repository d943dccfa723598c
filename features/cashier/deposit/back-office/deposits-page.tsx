import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { EventsPanel } from './events-panel.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { messages } from './messages/en.ts'

const tabs = [
  { id: 'toMatch', label: messages.toMatch },
  { id: 'stuck', label: messages.stuck },
  { id: 'irregular', label: messages.irregular },
  { id: 'all', label: messages.all },
  { id: 'events', label: messages.events },
] as const
type View = (typeof tabs)[number]['id']

/** Deposits waiting for a person, and all orders. */
export function DepositsPage() {
  const [view, setView] = useTab<View>(tabs, 'toMatch')
  return (
    <>
      <PageHead title={messages.deposits}>{messages.intro}</PageHead>
      <Tabs id="deposits" label={messages.deposits} tabs={tabs} selected={view} onSelect={setView} />
      <TabPanel tabs="deposits" tab={view}>
        {view === 'events' ? <EventsPanel /> : <OrdersPanel key={view} view={view} />}
      </TabPanel>
    </>
  )
}
