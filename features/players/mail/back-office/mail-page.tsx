import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { LetterForm } from './letter-form.tsx'
import styles from './mail-page.module.css'
import { PlayerLetters } from './player-letters.tsx'
import { TemplatesPanel } from './templates-panel.tsx'
import { messages } from './messages/en.ts'

type TabId = 'write' | 'letters' | 'templates'

/** Letters to players: write, look up, templates. */
export function MailPage() {
  const may = useMay()
  const mayWrite = may('mail.write') || may('mail.request')
  const tabs = [
    ...(mayWrite ? [{ id: 'write', label: messages.compose } as const] : []),
    { id: 'letters', label: messages.playerMessages } as const,
    { id: 'templates', label: messages.templates } as const,
  ]
  const [selected, setSelected] = useTab<TabId>(tabs, mayWrite ? 'write' : 'letters')
  return (
    <>
      <PageHead title={messages.mail}>{messages.mailLead}</PageHead>
      <Tabs id="mail" label={messages.mail} tabs={tabs} selected={selected} onSelect={setSelected} />
      {/* Input is kept while other tabs are open. */}
      <div hidden={selected !== 'write'}>
        {mayWrite && (
          <TabPanel tabs="mail" tab="write" className={styles.panel}>
            <LetterForm />
          </TabPanel>
        )}
      </div>
      {selected !== 'write' && (
        <TabPanel tabs="mail" tab={selected} className={styles.panel}>
          {selected === 'letters' ? <PlayerLetters /> : <TemplatesPanel />}
        </TabPanel>
      )}
    </>
  )
}
