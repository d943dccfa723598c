import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { AlertsPanel } from './alerts-panel.tsx'
import styles from './aml-page.module.css'
import { CasesPanel } from './cases-panel.tsx'

const tabs = [
  { id: 'alerts', label: 'Alerts' },
  { id: 'open', label: 'Open cases' },
  { id: 'decided', label: 'Decided' },
] as const
type TabId = (typeof tabs)[number]['id']

/** The reporting officer's desk. Nobody else has access. */
export function AmlPage() {
  const [selected, setSelected] = useTab<TabId>(tabs, 'alerts')
  return (
    <>
      <PageHead title="Money laundering">
        What the law wants looked at. Alerts come by themselves; a case is answered within five working days.
      </PageHead>
      <Notice tone="warning">
        Nobody outside this desk may learn of an alert or a case, the player least of all: telling is an offence. Notes
        on a player’s own page are read by others; write into the case.
      </Notice>
      <Tabs id="aml" label="Money laundering" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="aml" tab={selected} className={styles.panel}>
        {selected === 'alerts' && <AlertsPanel />}
        {selected === 'open' && <CasesPanel isOpen key="open" />}
        {selected === 'decided' && <CasesPanel isOpen={false} key="decided" />}
      </TabPanel>
    </>
  )
}
