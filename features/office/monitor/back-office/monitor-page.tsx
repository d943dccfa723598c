import { formatTime } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { CodePanel } from '#features/office/code-check/back-office/index.ts'
import { LiveHealth } from '#features/office/dashboard/back-office/index.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { CountBadge } from '#platform/ui/badge/count-badge.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { viewMonitor } from '../contract.ts'
import { ConsumersTable } from './consumers-table.tsx'
import { DeadEventsPanel, DeadRunsPanel } from './dead-letters-panel.tsx'
import { JobsTable } from './jobs-table.tsx'
import { RefusedCallsPanel } from './refused-calls-panel.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './monitor-page.module.css'

type TabId = 'health' | 'events' | 'jobs' | 'deadEvents' | 'deadRuns' | 'refused' | 'code'

/** The state of jobs, consumers and dead letters. Updates automatically. */
export function MonitorPage() {
  const mayHealth = useMay()('dashboard.view')
  const { answer, failure } = useStaffQuery(viewMonitor, {}, { refreshEveryMs })
  const deadEvents = deadIn(answer?.consumers)
  const deadRuns = deadIn(answer?.jobs)
  const tabs = [
    ...(mayHealth ? [{ id: 'health', label: messages.health } as const] : []),
    { id: 'events', label: messages.events } as const,
    { id: 'jobs', label: messages.jobs } as const,
    { id: 'deadEvents', label: messages.failedEvents, badge: <DeadBadge count={deadEvents} /> } as const,
    { id: 'deadRuns', label: messages.failedJobs, badge: <DeadBadge count={deadRuns} /> } as const,
    { id: 'refused', label: messages.rejectedCalls } as const,
    { id: 'code', label: messages.code } as const,
  ]
  const [selected, setSelected] = useTab<TabId>(tabs, mayHealth ? 'health' : 'events')
  return (
    <>
      <PageHead title={messages.monitor}>
        {answer ? formatMessage(messages.asOf, { time: formatTime(answer.at) }) : messages.loading}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Tabs id="monitor" label={messages.monitor} tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="monitor" tab={selected} className={styles.panel}>
        <Panel tab={selected} answer={answer} />
      </TabPanel>
    </>
  )
}

type MonitorView = ResponseOf<typeof viewMonitor>

const deadIn = (of: readonly { readonly dead: number }[] = []): number => of.reduce((sum, { dead }) => sum + dead, 0)

const DeadBadge = ({ count }: { readonly count: number }) => (
  <CountBadge count={count} label={formatMessage(messages.failedCount, { count })} />
)

function Panel({ tab, answer }: { readonly tab: TabId; readonly answer: MonitorView | undefined }) {
  if (tab === 'health') return <LiveHealth />
  if (tab === 'events') return <ConsumersTable consumers={answer?.consumers} />
  if (tab === 'jobs') return <JobsTable jobs={answer?.jobs} />
  if (tab === 'refused') return <RefusedCallsPanel />
  if (tab === 'code') return <CodePanel />
  return tab === 'deadEvents' ? <DeadEventsPanel /> : <DeadRunsPanel />
}

const refreshEveryMs = 5_000
