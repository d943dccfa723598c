import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import type { ReportName } from '../report-names.ts'
import { CohortsPanel } from './cohorts-panel.tsx'
import { FunnelPanel } from './funnel-panel.tsx'
import { LiabilitiesPanel } from './liabilities-panel.tsx'
import { PromotionsPanel } from './promotions-panel.tsx'
import { ReportFileButtons } from './report-file-buttons.tsx'
import styles from './reports-page.module.css'
import { RevenuePanel } from './revenue-panel.tsx'
import { keptOfReports, useReportAddress } from './report-address.ts'

const tabs = [
  { id: 'revenue', label: 'Revenue' },
  { id: 'funnel', label: 'Funnel' },
  { id: 'cohorts', label: 'Cohorts' },
  { id: 'promotions', label: 'Promotions' },
  { id: 'liabilities', label: 'Liabilities' },
] as const satisfies readonly { id: ReportName; label: string }[]

const abouts: Readonly<Record<ReportName, string>> = {
  revenue:
    'GGR: stakes less wins of rounds that ended. NGR: that less what was given, before fees and the PAGCOR share.',
  funnel: 'Of the players who registered on these days, how many have come how far by now.',
  cohorts: 'Players by the month of their first deposit, and how many of them deposited in each month since.',
  promotions: 'What the account of each promotion in the ledger gave on these days, and what came back to it.',
  liabilities: 'What is owed to players. Every player can prove their own part by the root of a day.',
}

export function ReportsPage() {
  const [selected, setSelected] = useTab<ReportName>(tabs, 'revenue', keptOfReports)
  const { days, by, setDays, setBy } = useReportAddress()
  return (
    <>
      <PageHead title="Reports" actions={<ReportFileButtons report={selected} by={by} {...days} />}>
        {abouts[selected]}
      </PageHead>
      <Tabs id="reports" label="Reports" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="reports" tab={selected} className={styles.panel}>
        {selected === 'revenue' && <RevenuePanel days={days} onDays={setDays} by={by} onBy={setBy} />}
        {selected === 'funnel' && <FunnelPanel days={days} onDays={setDays} />}
        {selected === 'cohorts' && <CohortsPanel />}
        {selected === 'promotions' && <PromotionsPanel days={days} onDays={setDays} />}
        {selected === 'liabilities' && <LiabilitiesPanel />}
      </TabPanel>
    </>
  )
}
