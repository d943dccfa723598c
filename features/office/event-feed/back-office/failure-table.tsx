import { formatInstant } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { messages } from './messages/en.ts'
import type { PartnerView } from './partner.ts'

type Failure = PartnerView['failures'][number]

/** The newest failed deliveries, each with its reason. */
export const FailureTable = ({ failures }: { readonly failures: readonly Failure[] }) => (
  <DataTable
    label={messages.failures}
    columns={columns}
    rows={failures}
    rowKey={(failure) => failures.indexOf(failure)}
    empty={messages.noFailures}
  />
)

const columns: readonly Column<Failure>[] = [
  { name: messages.when, cell: ({ at }) => formatInstant(at), tight: true },
  { name: messages.reason, cell: ({ reason }) => reason },
  { name: messages.count, cell: ({ count }) => count.toLocaleString('en-PH'), tight: true, numeric: true },
]
