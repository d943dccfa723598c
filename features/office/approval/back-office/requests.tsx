import { formatMessage } from '#core/message/format-message.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TogetherBar } from '#platform/office-ui/together/together-bar.tsx'
import { type Selection, useSelection } from '#platform/office-ui/together/use-selection.ts'
import { useStaffAction } from '#platform/office-ui/use-staff-action.ts'
import { approveRequests, listApprovals } from '../contract.ts'
import { AllOfPage } from './all-of-page.tsx'
import type { Approval } from './approval.ts'
import { ApprovalCard } from './approval-card.tsx'
import { messages } from './messages/en.ts'
import styles from './approvals-page.module.css'

const refreshEveryMs = 10_000
const empty = { waiting: messages.noPending, decided: messages.noDecided }

/** Requests, and one confirmation for those of low risk that the member selects. */
export function Requests({ show }: { readonly show: keyof typeof empty }) {
  const selection = useSelection<number>()
  const act = useStaffAction(listApprovals)
  const items = selection.ids.map((approvalId) => ({ approvalId }))
  return (
    <>
      <StaffList
        call={listApprovals}
        label={messages.requests}
        given={{ show }}
        columns={[]}
        rowKey={({ id }) => id}
        empty={empty[show]}
        sort={show === 'waiting' ? 'oldest' : 'newest'}
        refreshEveryMs={refreshEveryMs}
        draw={cardsWith(selection)}
      />
      <TogetherBar
        selection={selection}
        nameOf={(id) => formatMessage(messages.requestNumber, { id })}
        act={(sum, reason) => act(approveRequests, { items, sum, reason }, undefined)}
      />
    </>
  )
}

const cardsWith = (selection: Selection<number>) => (requests: readonly Approval[]) => (
  <div className={styles.cards}>
    <AllOfPage selection={selection} requests={requests} />
    {requests.map((request) => (
      <div key={request.id} data-row tabIndex={-1}>
        <ApprovalCard request={request} selection={selection} />
      </div>
    ))}
  </div>
)
