import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import styles from './agents-page.module.css'
import { messages } from './messages/en.ts'
import { Payouts } from './payouts.tsx'
import { Statements } from './statements.tsx'
import { Tree } from './tree.tsx'

const tabs = [
  { id: 'payouts', label: messages.payouts },
  { id: 'statements', label: messages.statements },
  { id: 'tree', label: messages.tree },
] as const
type TabId = (typeof tabs)[number]['id']

/** Payouts that wait, the agents' statements, and who invited whom. */
export function AgentsPage() {
  const [tab, setTab] = useTab<TabId>(tabs, 'payouts')
  return (
    <>
      <PageHead title={messages.agents}>{messages.lead}</PageHead>
      <Tabs id="agents" label={messages.agents} tabs={tabs} selected={tab} onSelect={setTab} />
      <TabPanel tabs="agents" tab={tab} className={styles.panel}>
        {tab === 'payouts' && <Payouts />}
        {tab === 'statements' && <Statements />}
        {tab === 'tree' && <Tree />}
      </TabPanel>
    </>
  )
}
