import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useAddress } from '#platform/office-ui/use-address.ts'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { type LegalDocumentId, legalDocumentIds } from '../document.ts'
import { viewLegalText } from '../staff-contract.ts'
import { legalTitles } from '../titles.ts'
import { DraftPanel } from './draft-panel.tsx'
import styles from './legal-page.module.css'
import { VersionsPanel } from './versions-panel.tsx'
import { messages } from './messages/en.ts'

const tabs = legalDocumentIds.map((id) => ({ id, label: legalTitles[id] }))
const views = [
  { value: 'draft', label: messages.draft },
  { value: 'versions', label: messages.versions },
] as const
type View = (typeof views)[number]['value']

/** Legal texts: written by one member, previewed on a phone, published by another, with every version kept. */
export function LegalPage() {
  const [selected, setSelected] = useTab<LegalDocumentId>(tabs, 'termsOfUse', ['view'])
  const { query, write } = useAddress()
  const view: View = query.get('view') === 'versions' ? 'versions' : 'draft'
  const setView = (next: View) => write(new URLSearchParams({ ...Object.fromEntries(query), view: next }))
  return (
    <>
      <PageHead
        title={messages.legalTexts}
        actions={
          <div className={styles.view}>
            <SegmentedControl label={messages.view} options={views} value={view} onChange={setView} />
          </div>
        }
      >
        {messages.legalLead}
      </PageHead>
      <Tabs id="legal" label={messages.legalTexts} tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="legal" tab={selected} className={styles.panel}>
        <Text key={selected} document={selected} view={view} />
      </TabPanel>
    </>
  )
}

function Text({ document, view }: { readonly document: LegalDocumentId; readonly view: View }) {
  const { answer, failure } = useStaffQuery(viewLegalText, { document })
  if (!answer) return failure ? <Notice tone="danger">{failureText(failure)}</Notice> : <p>{messages.loading}</p>
  return view === 'draft' ? (
    <DraftPanel document={document} loaded={answer} />
  ) : (
    <VersionsPanel document={document} loaded={answer} />
  )
}
