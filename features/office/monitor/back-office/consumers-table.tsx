import type { ResponseOf } from '#core/contract/call.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { jobTitle } from './job-title.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import type { viewMonitor } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Consumer = ResponseOf<typeof viewMonitor>['consumers'][number]

/** Consumers of events, furthest behind first. */
export function ConsumersTable({ consumers }: { readonly consumers: readonly Consumer[] | undefined }) {
  return (
    <DataTable
      label={messages.consumers}
      columns={columns}
      rows={consumers ?? []}
      rowKey={({ name }) => name}
      empty={consumers ? messages.noConsumers : messages.loading}
    />
  )
}

const slowAfterSeconds = 30

function LagBadge({ lagSeconds, dead }: Consumer) {
  if (dead > 0) return <Badge tone="danger">{formatMessage(messages.failedForGood, { count: dead })}</Badge>
  if (lagSeconds > slowAfterSeconds) return <Badge tone="warning">{messages.behind}</Badge>
  return <Badge tone="success">{messages.upToDate}</Badge>
}

const columns: readonly Column<Consumer>[] = [
  { name: messages.consumer, cell: ({ name }) => <TwoLines first={jobTitle(name)} second={name} /> },
  { name: messages.status, cell: (consumer) => <LagBadge {...consumer} />, tight: true },
  { name: messages.lag, cell: ({ lagSeconds }) => durationText(lagSeconds), tight: true, numeric: true },
  { name: messages.retrying, cell: ({ parked }) => parked.toLocaleString('en-PH'), tight: true, numeric: true },
  { name: messages.failed, cell: ({ dead }) => dead.toLocaleString('en-PH'), tight: true, numeric: true },
]

function durationText(all: number): string {
  if (all < 1) return '–'
  if (all < 60) return `${Math.floor(all)} s`
  return all < 3600
    ? formatMessage(messages.minutes, { minutes: Math.floor(all / 60) })
    : formatMessage(messages.hours, { hours: Math.floor(all / 3600), minutes: Math.floor((all % 3600) / 60) })
}
