import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { viewSettings } from '../staff-contract.ts'
import styles from './configuration-page.module.css'
import { SettingsForm } from './settings-form.tsx'
import { SettingsHistory } from './settings-history.tsx'
import { messages } from './messages/en.ts'

const tabs = [
  { id: 'settings', label: messages.settings },
  { id: 'history', label: messages.history },
] as const
type TabId = (typeof tabs)[number]['id']

export function ConfigurationPage() {
  const [selected, setSelected] = useTab<TabId>(tabs, 'settings')
  const { answer, failure, pending } = useStaffQuery(viewSettings, {})
  return (
    <>
      <PageHead title={messages.webConfiguration}>{messages.intro}</PageHead>
      <Tabs
        id="configuration"
        label={messages.webConfiguration}
        tabs={tabs}
        selected={selected}
        onSelect={setSelected}
      />
      {/* The form stays mounted behind the history, with its input. */}
      <div hidden={selected !== 'settings'}>
        <TabPanel tabs="configuration" tab="settings" className={styles.panel}>
          {failure && !answer && <Notice tone="danger">{failureText(failure)}</Notice>}
          {pending && <p>{messages.loading}</p>}
          {answer && <SettingsForm loaded={answer} />}
        </TabPanel>
      </div>
      {selected === 'history' && (
        <TabPanel tabs="configuration" tab="history" className={styles.panel}>
          <SettingsHistory />
        </TabPanel>
      )}
    </>
  )
}
