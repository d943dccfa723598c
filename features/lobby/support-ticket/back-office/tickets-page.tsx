import { useState } from 'react'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { listTickets } from '../staff-contract.ts'
import { EnterCallDialog } from './enter-call-dialog.tsx'
import styles from './support-ticket.module.css'
import { playerColumn, ticketColumns } from './ticket-columns.tsx'
import { sourceWords } from '../desk-words.ts'
import { categoryOptions, complaintOptions } from './ticket-words.ts'
import { messages } from './messages/en.ts'

const refreshEveryMs = 15_000

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: messages.show,
    options: [
      { value: 'open', label: messages.openState },
      { value: 'mine', label: messages.mine },
      { value: 'unowned', label: messages.unowned },
      { value: 'overdue', label: messages.overdue },
      { value: 'waiting', label: messages.waitingState },
      { value: 'solved', label: messages.solvedState },
      { value: 'all', label: messages.all },
    ],
  },
  {
    kind: 'choice',
    name: 'source',
    label: messages.source,
    options: [
      { value: 'any', label: messages.anySource },
      { value: 'report', label: sourceWords.report },
      { value: 'chat', label: sourceWords.chat },
      { value: 'call', label: sourceWords.call },
    ],
  },
  {
    kind: 'choice',
    name: 'category',
    label: messages.category,
    options: [{ value: 'any', label: messages.anyCategory }, ...categoryOptions],
  },
  {
    kind: 'choice',
    name: 'complaint',
    label: messages.complaint,
    options: [
      { value: 'any', label: messages.anyComplaint },
      { value: 'complaint', label: messages.allComplaints },
      ...complaintOptions,
    ],
  },
  { kind: 'number', name: 'playerId', label: messages.playerId },
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]

const [number, about, ...others] = ticketColumns
const columns = [number, playerColumn, about, ...others].filter((column) => column !== undefined)

/** The one queue of customer service: players' reports, unfinished chats and phone calls, by the queue of the VIP level and then the oldest first. */
export const TicketsPage = () => (
  <>
    <PageHead title={messages.tickets} actions={<HeadActions />}>
      {messages.ticketsLead}
    </PageHead>
    <StaffList
      call={listTickets}
      label={messages.tickets}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => id}
      empty={messages.ticketsEmpty}
      sort="first"
      refreshEveryMs={refreshEveryMs}
    />
  </>
)

function HeadActions() {
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className={styles.about}>
      {may('ticket.viewFigures') && <a href="/support-figures">{messages.figures}</a>}
      {may('ticket.enterCall') && (
        <Button icon="plus" onClick={() => setIsOpen(true)}>
          {messages.enterCall}
        </Button>
      )}
      {isOpen && <EnterCallDialog onClose={() => setIsOpen(false)} />}
    </span>
  )
}
