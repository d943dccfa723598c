import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { AlertsPanel } from './alerts-panel.tsx'
import styles from './aml-page.module.css'
import { CasesPanel } from './cases-panel.tsx'
import { messages } from './messages/en.ts'

const tabs = [
  { id: 'alerts', label: messages.alerts },
  { id: 'open', label: messages.openCases },
  { id: 'decided', label: messages.decided },
] as const
type TabId = (typeof tabs)[number]['id']

/** The reporting officer's desk. Nobody else has access. */
export function AmlPage() {
  const [selected, setSelected] = useTab<TabId>(tabs, 'alerts')
  return (
    <>
      <PageHead title={messages.aml}>{messages.amlIntro}</PageHead>
      <Notice tone="warning">{messages.tippingOff}</Notice>
      <Tabs id="aml" label={messages.aml} tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="aml" tab={selected} className={styles.panel}>
        {selected === 'alerts' && <AlertsPanel />}
        {selected === 'open' && <CasesPanel isOpen key="open" />}
        {selected === 'decided' && <CasesPanel isOpen={false} key="decided" />}
      </TabPanel>
    </>
  )
}
