import type { ResponseOf } from '#core/contract/call.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { listAudit } from '../contract.ts'
import { auditSentence, auditWords } from '../audit-words.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { StaffList } from './list/staff-list.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { ValueChanges } from '#platform/office-ui/value-changes.tsx'
import { VerifyChain } from './verify-chain.tsx'

type Row = ResponseOf<typeof listAudit>['rows'][number]

const actions = Object.keys(auditWords)
  .map((value) => ({ value, label: auditSentence(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

const filters: readonly ListFilter[] = [
  { kind: 'text', name: 'actor', label: 'Who (e-mail)' },
  {
    kind: 'choice',
    name: 'action',
    label: 'Did',
    options: [{ value: '', label: 'Anything' }, ...actions],
  },
  { kind: 'text', name: 'subject', label: 'About', placeholder: 'Player 123456' },
  { kind: 'fromDay', name: 'from', label: 'From day' },
  { kind: 'untilDay', name: 'until', label: 'To day' },
]

/** The audit log: filtered, newest first, paged. */
export function AuditPage() {
  return (
    <>
      <PageHead title="Audit log">
        Who did what, when, why and from where. Nobody can change it, and a change from outside shows.
      </PageHead>
      <VerifyChain />
      <StaffList
        call={listAudit}
        label="Audit log"
        filters={filters}
        columns={columns}
        rowKey={({ seq }) => seq}
        empty="Nothing fits this filter."
        sort="newest"
      />
    </>
  )
}

const columns: readonly Column<Row>[] = [
  { name: 'No.', cell: ({ seq }) => seq, tight: true, sorts: newestOrOldest },
  {
    name: 'When (Manila), from',
    cell: ({ at, ip }) => <TwoLines first={formatInstant(at)} second={ip} />,
    tight: true,
  },
  { name: 'Who', cell: ({ actor }) => actor },
  { name: 'Did, about', cell: ({ did, about }) => <TwoLines first={did} second={about} /> },
  {
    name: 'Reason, before and after',
    cell: (row) => (
      <>
        {row.reason && <p>{row.reason}</p>}
        <ValueChanges changes={row.changes.map(shownChange)} />
      </>
    ),
  },
]

/** A missing earlier value is not shown as struck out. */
const shownChange = ({ name, before, after }: Row['changes'][number]) => ({
  name,
  before: before ?? undefined,
  after: after ?? undefined,
})
