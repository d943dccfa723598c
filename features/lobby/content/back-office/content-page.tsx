import { useState } from 'react'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { viewContent } from '../staff-contract.ts'
import { ContentHistory } from './content-history.tsx'
import type { ContentKind } from './content-kind.ts'
import { contentKinds } from './content-kinds.ts'
import styles from './content-page.module.css'
import { ContentPanel } from './content-panel.tsx'
import { messages } from './messages/en.ts'

const views = [
  { value: 'edit', label: messages.edit },
  { value: 'history', label: messages.history },
] as const
type View = (typeof views)[number]['value']

/** Lobby content: write, preview, publish, restore. */
export function ContentPage() {
  const [selected, setSelected] = useTab(contentKinds, contentKinds[0]?.id ?? '')
  const [view, setView] = useState<View>('edit')
  const kind = contentKinds.find(({ id }) => id === selected)
  return (
    <>
      <PageHead
        title={messages.lobbyContent}
        actions={
          <div className={styles.view}>
            <SegmentedControl label={messages.view} options={views} value={view} onChange={setView} />
          </div>
        }
      >
        {messages.contentLead}
      </PageHead>
      <Tabs id="content" label={messages.lobbyContent} tabs={contentKinds} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="content" tab={selected} className={styles.panel}>
        {kind && view === 'edit' && <Loaded key={kind.id} kind={kind} />}
        {kind && view === 'history' && <ContentHistory key={kind.section} section={kind.section} />}
      </TabPanel>
    </>
  )
}

function Loaded({ kind }: { readonly kind: ContentKind }) {
  const { answer, failure, pending } = useStaffQuery(viewContent, { section: kind.section })
  if (answer) return <ContentPanel kind={kind} loaded={answer} />
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  return pending ? <p>{messages.loading}</p> : null
}
