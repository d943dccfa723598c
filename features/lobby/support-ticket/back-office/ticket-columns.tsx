import { complaintWords } from '#core/complaint-kind.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { QueueBadge } from '#features/lobby/support-chat/back-office/index.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import type { listTickets } from '../staff-contract.ts'
import { DueCell } from './due-cell.tsx'
import styles from './support-ticket.module.css'
import { categoryWords, sourceWords } from '../desk-words.ts'
import { stateWords } from './ticket-words.ts'
import { messages } from './messages/en.ts'

type Ticket = ResponseOf<typeof listTickets>['rows'][number]

export const playerColumn: Column<Ticket> = {
  name: messages.player,
  cell: ({ playerId }) => (playerId === null ? messages.noPlayer : <a href={`/players/${playerId}`}>{playerId}</a>),
  tight: true,
}

export const ticketColumns: readonly Column<Ticket>[] = [
  {
    name: messages.numberOpened,
    cell: ({ id, number, openedAt }) => (
      <TwoLines first={<a href={`/tickets/${id}`}>{number}</a>} second={formatInstant(openedAt)} />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  {
    name: messages.about,
    cell: ({ category, complaint, source, firstText }) => (
      <>
        <span className={styles.first}>{firstText}</span>
        <span className={styles.by}>
          {categoryWords[category]} · {sourceWords[source]}
          {complaint !== null && (
            <>
              {' '}
              <Badge tone="danger">{formatMessage(messages.complaintOf, { kind: complaintWords[complaint] })}</Badge>
            </>
          )}
        </span>
      </>
    ),
  },
  {
    name: messages.queue,
    cell: ({ queue }) => <QueueBadge queue={queue} />,
    tight: true,
    sorts: [{ sort: 'first', direction: 'ascending' }],
  },
  { name: messages.due, cell: (ticket) => <DueCell {...ticket} />, tight: true },
  {
    name: messages.status,
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>,
    tight: true,
  },
  { name: messages.owner, cell: ({ owner }) => owner ?? messages.noOwner, tight: true },
]
