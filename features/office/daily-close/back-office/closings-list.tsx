import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { listClosings } from '../contract.ts'

type Closing = ResponseOf<typeof listClosings>['rows'][number]

const columns: readonly Column<Closing>[] = [
  {
    name: 'Day (Manila)',
    cell: ({ day }) => <a href={`/daily-close?day=${day}`}>{formatDay(day)}</a>,
    tight: true,
    sorts: newestOrOldest,
  },
  { name: 'GGR', cell: ({ ggr }) => <Money amount={ggr} />, tight: true, numeric: true },
  { name: 'NGR', cell: ({ ngr }) => <Money amount={ngr} />, tight: true, numeric: true },
  { name: 'Deposits', cell: ({ deposits }) => <Money amount={deposits} />, tight: true, numeric: true },
  { name: 'Withdrawals', cell: ({ withdrawals }) => <Money amount={withdrawals} />, tight: true, numeric: true },
  {
    name: 'Owed to players',
    cell: ({ owed, rootLateAt }) => {
      if (owed !== null) return <Money amount={owed} />
      return rootLateAt === null ? (
        'No root'
      ) : (
        <TwoLines first="Not known" second={`Measured ${formatInstant(rootLateAt)}`} />
      )
    },
    tight: true,
    numeric: true,
  },
  {
    name: 'Closed',
    cell: ({ closedBy, closedAt }) => <TwoLines first={closedBy} second={formatInstant(closedAt)} />,
  },
  {
    name: 'State',
    cell: ({ reopenedBy }) =>
      reopenedBy === null ? <Badge tone="success">Closed</Badge> : <Badge tone="warning">Opened again</Badge>,
    tight: true,
  },
]

export const ClosingsList = () => (
  <StaffList
    call={listClosings}
    label="Closed days"
    columns={columns}
    rowKey={({ id }) => id}
    empty="No day was closed yet. The first one is where the closings begin."
    sort="newest"
  />
)
