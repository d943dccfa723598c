import { useState } from 'react'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { addProvider } from '../staff-contract.ts'
import { DifferencesPanel } from './differences-panel.tsx'
import { FreeRoundsPanel } from './free-rounds-panel.tsx'
import { ProviderDialog } from './provider-dialog.tsx'
import styles from './providers-page.module.css'
import { ProvidersTable } from './providers-table.tsx'
import { useWalletAction } from './use-wallet-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const tabs = [
  { id: 'providers', label: messages.providers },
  { id: 'differences', label: messages.differences },
  { id: 'freeRounds', label: messages.freeRounds },
] as const
type TabId = (typeof tabs)[number]['id']

const panels = { providers: ProvidersTable, differences: DifferencesPanel, freeRounds: FreeRoundsPanel } as const

export function ProvidersPage() {
  const may = useMay()
  const act = useWalletAction()
  const [selected, setSelected] = useTab<TabId>(tabs, 'providers')
  const [adding, setAdding] = useState(false)
  const Panel = panels[selected]
  const add = selected === 'providers' && may('gameProvider.save') && (
    <Button size="small" icon="plus" onClick={() => setAdding(true)}>
      {messages.addProvider}
    </Button>
  )
  return (
    <>
      <PageHead title={messages.gameProviders} actions={add}>
        {messages.providersLead}
      </PageHead>
      <Tabs id="providers" label={messages.gameProviders} tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="providers" tab={selected} className={styles.panel}>
        <Panel />
      </TabPanel>
      {adding && (
        <ProviderDialog
          title={messages.addTitle}
          confirmLabel={messages.addConfirm}
          act={({ providerId, terms, reason }) =>
            act(addProvider, { providerId, terms, reason }, formatMessage(messages.added, { name: terms.name }))
          }
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
