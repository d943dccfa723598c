import { useState } from 'react'
import { failureText, Notice, PageHead, Pager, useStaffQuery } from '#features/staff/back-office/index.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { listApprovals } from '../contract.ts'
import { ApprovalCard } from './approval-card.tsx'
import styles from './approvals-page.module.css'

const tabs = [
  { id: 'waiting', label: 'Waiting' },
  { id: 'decided', label: 'Decided' },
] as const
type TabId = (typeof tabs)[number]['id']

const refreshEveryMs = 10_000

/** What waits for a second person, and what was decided. */
export function ApprovalsPage() {
  const [selected, setSelected] = useState<TabId>('waiting')
  return (
    <>
      <PageHead title="Approvals">What one asked for and another allows. Nobody decides their own request.</PageHead>
      <Tabs id="approvals" label="Approvals" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="approvals" tab={selected} className={styles.panel}>
        <Requests key={selected} show={selected} />
      </TabPanel>
    </>
  )
}

function Requests({ show }: { readonly show: TabId }) {
  const [page, setPage] = useState(0)
  const { answer, failure } = useStaffQuery(listApprovals, { show, page }, { refreshEveryMs })
  return (
    <>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer?.requests.length === 0 && (
        <EmptyState icon="check-circle" title={show === 'waiting' ? 'Nothing waits' : 'Nothing was decided yet'}>
          {show === 'waiting' ? 'A request appears here by itself.' : 'What is approved or refused is kept here.'}
        </EmptyState>
      )}
      <div className={styles.cards}>
        {answer?.requests.map((request) => (
          <ApprovalCard key={request.id} request={request} />
        ))}
      </div>
      <Pager
        page={page + 1}
        hasMore={answer?.hasMore === true}
        onBack={() => setPage(page - 1)}
        onNext={() => setPage(page + 1)}
      />
    </>
  )
}
