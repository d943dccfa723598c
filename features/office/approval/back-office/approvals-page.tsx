import { PageHead } from '#platform/office-ui/page-head.tsx'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { listApprovals } from '../contract.ts'
import type { Approval } from './approval.ts'
import { ApprovalCard } from './approval-card.tsx'
import { messages } from './messages/en.ts'
import styles from './approvals-page.module.css'

const tabs = [
  { id: 'waiting', label: messages.pending },
  { id: 'decided', label: messages.decided },
] as const
type TabId = (typeof tabs)[number]['id']

const refreshEveryMs = 10_000

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

const empty = { waiting: messages.noPending, decided: messages.noDecided }

const cards = (requests: readonly Approval[]) => (
  <div className={styles.cards}>
    {requests.map((request) => (
      <div key={request.id} data-row tabIndex={-1}>
        <ApprovalCard request={request} />
      </div>
    ))}
  </div>
)

const Requests = ({ show }: { readonly show: TabId }) => (
  <StaffList
    call={listApprovals}
    label={messages.requests}
    given={{ show }}
    columns={[]}
    rowKey={({ id }) => id}
    empty={empty[show]}
    sort={show === 'waiting' ? 'oldest' : 'newest'}
    refreshEveryMs={refreshEveryMs}
    draw={cards}
  />
)
