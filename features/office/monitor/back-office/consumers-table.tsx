import type { ResponseOf } from '#core/contract/call.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import type { viewMonitor } from '../contract.ts'

type Consumer = ResponseOf<typeof viewMonitor>['consumers'][number]

/** Consumers of events, furthest behind first. */
export function ConsumersTable({ consumers }: { readonly consumers: readonly Consumer[] | undefined }) {
  return (
    <DataTable
      label="Consumers"
      columns={columns}
      rows={consumers ?? []}
      rowKey={({ name }) => name}
      empty={consumers ? 'Nobody follows events.' : 'Loading …'}
    />
  )
}

const slowAfterSeconds = 30

function LagBadge({ lagSeconds, dead }: Consumer) {
  if (dead > 0) return <Badge tone="danger">Gave up on {dead}</Badge>
  if (lagSeconds > slowAfterSeconds) return <Badge tone="warning">Behind</Badge>
  return <Badge tone="success">Up to date</Badge>
}

const columns: readonly Column<Consumer>[] = [
  { name: 'Follows events', cell: ({ name }) => name },
  { name: 'State', cell: (consumer) => <LagBadge {...consumer} />, tight: true },
  { name: 'Oldest event waits', cell: ({ lagSeconds }) => durationText(lagSeconds), tight: true, numeric: true },
  { name: 'To be tried again', cell: ({ parked }) => parked.toLocaleString('en-PH'), tight: true, numeric: true },
  { name: 'Given up', cell: ({ dead }) => dead.toLocaleString('en-PH'), tight: true, numeric: true },
]

function durationText(all: number): string {
  if (all < 1) return '–'
  if (all < 60) return `${Math.floor(all)} s`
  return all < 3600 ? `${Math.floor(all / 60)} min` : `${Math.floor(all / 3600)} h ${Math.floor((all % 3600) / 60)} min`
}
