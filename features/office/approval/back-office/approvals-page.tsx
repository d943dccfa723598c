import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { messages } from './messages/en.ts'
import { Requests } from './requests.tsx'
import styles from './approvals-page.module.css'

const tabs = [
  { id: 'waiting', label: messages.pending },
  { id: 'decided', label: messages.decided },
] as const
type TabId = (typeof tabs)[number]['id']

/** Requests waiting for a second person, and decided ones. */
export function ApprovalsPage() {
  const [selected, setSelected] = useTab<TabId>(tabs, 'waiting')
  return (
    <>
      <PageHead title={messages.approvals}>{messages.intro}</PageHead>
      <Tabs id="approvals" label={messages.approvals} tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="approvals" tab={selected} className={styles.panel}>
        <Requests key={selected} show={selected} />
      </TabPanel>
    </>
  )
}
