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

const views = [
  { value: 'edit', label: 'Edit' },
  { value: 'history', label: 'History' },
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
        title="Lobby content"
        actions={
          <div className={styles.view}>
            <SegmentedControl label="View" options={views} value={view} onChange={setView} />
          </div>
        }
      >
        Nothing is seen by players before it is published; what is published is seen at once.
      </PageHead>
      <Tabs id="content" label="Lobby content" tabs={contentKinds} selected={selected} onSelect={setSelected} />
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
  return pending ? <p>Loading …</p> : null
}
