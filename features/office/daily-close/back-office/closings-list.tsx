import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { listClosings } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Closing = ResponseOf<typeof listClosings>['rows'][number]

const columns: readonly Column<Closing>[] = [
  {
    name: messages.date,
    cell: ({ day }) => <a href={`/daily-close?day=${day}`}>{formatDay(day)}</a>,
    tight: true,
    sorts: newestOrOldest,
  },
  { name: 'GGR', cell: ({ ggr }) => <Money amount={ggr} />, tight: true, numeric: true },
  { name: 'NGR', cell: ({ ngr }) => <Money amount={ngr} />, tight: true, numeric: true },
  { name: messages.deposits, cell: ({ deposits }) => <Money amount={deposits} />, tight: true, numeric: true },
  { name: messages.withdrawals, cell: ({ withdrawals }) => <Money amount={withdrawals} />, tight: true, numeric: true },
  {
    name: messages.owedToPlayers,
    cell: ({ owed, rootLateAt }) => {
      if (owed !== null) return <Money amount={owed} />
      return rootLateAt === null ? (
        messages.noProofRoot
      ) : (
        <TwoLines
          first={messages.unknown}
          second={formatMessage(messages.measuredAt, { time: formatInstant(rootLateAt) })}
        />
      )
    },
    tight: true,
    numeric: true,
  },
  {
    name: messages.closed,
    cell: ({ closedBy, closedAt }) => <TwoLines first={closedBy} second={formatInstant(closedAt)} />,
  },
  {
    name: messages.state,
    cell: ({ reopenedBy }) =>
      reopenedBy === null ? (
        <Badge tone="success">{messages.closed}</Badge>
      ) : (
        <Badge tone="warning">{messages.reopened}</Badge>
      ),
    tight: true,
  },
]

export const ClosingsList = () => (
  <StaffList
    call={listClosings}
    label={messages.closedDays}
    columns={columns}
    rowKey={({ id }) => id}
    empty={messages.noClosings}
    sort="newest"
  />
)
