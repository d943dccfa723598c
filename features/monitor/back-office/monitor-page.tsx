import { useState } from 'react'
import { formatTime } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { LiveHealth } from '#features/dashboard/back-office/index.ts'
import { failureText, Notice, PageHead, useMay, useStaffQuery } from '#features/staff/back-office/index.ts'
import { CountBadge } from '#platform/ui/badge/count-badge.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { viewMonitor } from '../contract.ts'
import { ConsumersTable } from './consumers-table.tsx'
import { DeadLettersPanel } from './dead-letters-panel.tsx'
import { JobsTable } from './jobs-table.tsx'
import styles from './monitor-page.module.css'

type TabId = 'health' | 'events' | 'jobs' | 'dead'

/** How the machinery does. It reads itself anew. */
export function MonitorPage() {
  const mayHealth = useMay()('dashboard.view')
  const [selected, setSelected] = useState<TabId>(mayHealth ? 'health' : 'events')
  const { answer, failure } = useStaffQuery(viewMonitor, {}, { refreshEveryMs })
  const dead = answer ? deadIn(answer) : 0
  const tabs = [
    ...(mayHealth ? [{ id: 'health', label: 'Health' } as const] : []),
    { id: 'events', label: 'Events' } as const,
    { id: 'jobs', label: 'Jobs' } as const,
    { id: 'dead', label: 'Given up', badge: <CountBadge count={dead} label={`${dead} given up`} /> } as const,
  ]
  return (
    <>
      <PageHead title="Monitor">
        {answer ? `As of ${formatTime(answer.at)} in Manila. It reads itself anew.` : 'Loading …'}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Tabs id="monitor" label="Monitor" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="monitor" tab={selected} className={styles.panel}>
        <Panel tab={selected} answer={answer} />
      </TabPanel>
    </>
  )
}

type Monitored = ResponseOf<typeof viewMonitor>

const deadIn = ({ consumers, jobs }: Monitored): number =>
  [...consumers, ...jobs].reduce((sum, { dead }) => sum + dead, 0)

function Panel({ tab, answer }: { readonly tab: TabId; readonly answer: Monitored | undefined }) {
  if (tab === 'health') return <LiveHealth />
  if (tab === 'events') return <ConsumersTable consumers={answer?.consumers} />
  return tab === 'jobs' ? <JobsTable jobs={answer?.jobs} /> : <DeadLettersPanel />
}

const refreshEveryMs = 5_000
