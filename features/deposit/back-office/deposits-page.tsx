import { useState } from 'react'
import { PageHead } from '#features/staff/back-office/index.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { listEvents, listOrders } from '../staff-contract.ts'
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

/** Money that comes in: what waits for a person, and every order there is. */
export function DepositsPage() {
  const [view, setView] = useState<View>('toMatch')
  const refreshCalls = useRefreshCalls()
  return (
    <>
      <PageHead
        title="Deposits"
        actions={
          <Button
            variant="secondary"
            size="small"
            icon="refresh"
            onClick={() => void refreshCalls(listOrders, listEvents)}
          >
            Refresh
          </Button>
        }
      >
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
