import { useClient } from '#platform/browser/client/client-context.tsx'
import { FileButtons } from '#platform/office-ui/file-buttons.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { saveReport } from '../contract.ts'
import type { ReportName } from '../report-names.ts'
import { AgentsPanel } from './agents-panel.tsx'
import { CarePanel } from './care-panel.tsx'
import { ChannelsPanel } from './channels-panel.tsx'
import { CohortsPanel } from './cohorts-panel.tsx'
import { FunnelPanel } from './funnel-panel.tsx'
import { LiabilitiesPanel } from './liabilities-panel.tsx'
import { PaymentsPanel } from './payments-panel.tsx'
import { PromotionsPanel } from './promotions-panel.tsx'
import styles from './reports-page.module.css'
import { RevenuePanel } from './revenue-panel.tsx'
import { keptOfReports, useReportAddress } from './report-address.ts'
import { messages } from './messages/en.ts'

const tabs = [
  { id: 'revenue', label: messages.revenue },
  { id: 'payments', label: messages.paymentsTab },
  { id: 'funnel', label: messages.funnel },
  { id: 'channels', label: messages.channels },
  { id: 'cohorts', label: messages.cohorts },
  { id: 'promotions', label: messages.promotions },
  { id: 'agents', label: messages.agents },
  { id: 'care', label: messages.care },
  { id: 'liabilities', label: messages.liabilities },
] as const satisfies readonly { id: ReportName; label: string }[]

const abouts: Readonly<Record<ReportName, string>> = {
  revenue: messages.revenueAbout,
  payments: messages.paymentsAbout,
  funnel: messages.funnelAbout,
  channels: messages.channelsAbout,
  cohorts: messages.cohortsAbout,
  promotions: messages.promotionsAbout,
  agents: messages.agentsAbout,
  care: messages.careAbout,
  liabilities: messages.liabilitiesAbout,
}

export function ReportsPage() {
  const [selected, setSelected] = useTab<ReportName>(tabs, 'revenue', keptOfReports)
  const { days, by, setDays, setBy } = useReportAddress()
  const client = useClient()
  const files = (
    <FileButtons fetchFile={(format) => client.send(saveReport, { report: selected, by, ...days, format })} />
  )
  return (
    <>
      <PageHead title={messages.reports} actions={files}>
        {abouts[selected]}
      </PageHead>
      <Tabs id="reports" label={messages.reports} tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="reports" tab={selected} className={styles.panel}>
        {selected === 'revenue' && <RevenuePanel days={days} onDays={setDays} by={by} onBy={setBy} />}
        {selected === 'payments' && <PaymentsPanel days={days} onDays={setDays} />}
        {selected === 'funnel' && <FunnelPanel days={days} onDays={setDays} />}
        {selected === 'channels' && <ChannelsPanel days={days} onDays={setDays} />}
        {selected === 'cohorts' && <CohortsPanel />}
        {selected === 'promotions' && <PromotionsPanel days={days} onDays={setDays} />}
        {selected === 'agents' && <AgentsPanel days={days} onDays={setDays} />}
        {selected === 'care' && <CarePanel days={days} onDays={setDays} />}
        {selected === 'liabilities' && <LiabilitiesPanel />}
      </TabPanel>
    </>
  )
}
