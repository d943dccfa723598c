import { useState } from 'react'
import { formatTime } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { type SlowRange, viewSlow } from '../../slow-contract.ts'
import { messages } from '../messages/en.ts'
import { PagesTable, ServicesTable, StatementsTable } from './measured-tables.tsx'
import { ServiceLevels } from './service-levels.tsx'
import styles from './slow-page.module.css'
import { WorkPanel } from './work-panel.tsx'

const refreshEveryMs = 30_000
const ranges = [
  { value: 'hour', label: messages.lastHour },
  { value: 'day', label: messages.lastDay },
] as const satisfies readonly { value: SlowRange; label: string }[]
const tabs = [
  { id: 'features', label: messages.byFeature },
  { id: 'services', label: messages.otherServices },
  { id: 'statements', label: messages.statements },
  { id: 'pages', label: messages.pages },
] as const
type TabId = (typeof tabs)[number]['id']

/** Answers “deposits are slow”: whether they are, and whether we, PostgreSQL or a provider take the time. */
export function SlowPage() {
  const [range, setRange] = useState<SlowRange>('hour')
  const { answer, failure } = useStaffQuery(viewSlow, { range }, { refreshEveryMs })
  const [selected, setSelected] = useTab<TabId>(tabs, 'features')
  return (
    <>
      <PageHead
        title={messages.responseTimes}
        actions={
          <div className={styles.period}>
            <SegmentedControl label={messages.period} options={ranges} value={range} onChange={setRange} />
          </div>
        }
      >
        {answer ? formatMessage(messages.asOf, { time: formatTime(answer.at) }) : messages.loading}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && <ServiceLevels levels={answer.levels} />}
      <div className={styles.tabs}>
        <Tabs id="slow" label={messages.responseTimes} tabs={tabs} selected={selected} onSelect={setSelected} />
      </div>
      <TabPanel tabs="slow" tab={selected} className={styles.panel}>
        {answer ? <Panel tab={selected} answer={answer} /> : messages.loading}
      </TabPanel>
    </>
  )
}

function Panel({ tab, answer }: { readonly tab: TabId; readonly answer: ResponseOf<typeof viewSlow> }) {
  if (tab === 'services') return <ServicesTable services={answer.services} />
  if (tab === 'statements') return <StatementsTable statements={answer.statements} />
  if (tab === 'pages') return <PagesTable pages={answer.pages} />
  return <WorkPanel groups={answer.groups} work={answer.work} />
}
