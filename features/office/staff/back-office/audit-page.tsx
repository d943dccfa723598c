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
import { subjectPath } from './subject-path.ts'
import { VerifyChain } from './verify-chain.tsx'
import { messages } from './messages/en.ts'

type Row = ResponseOf<typeof listAudit>['rows'][number]

const actions = Object.keys(auditWords)
  .map((value) => ({ value, label: auditSentence(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

const filters: readonly ListFilter[] = [
  { kind: 'text', name: 'actor', label: messages.memberEmail },
  {
    kind: 'choice',
    name: 'action',
    label: messages.action,
    options: [{ value: '', label: messages.allActions }, ...actions],
  },
  { kind: 'text', name: 'subject', label: messages.subject, placeholder: messages.subjectExample },
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]

/** The audit log: filtered, newest first, paged. */
export function AuditPage() {
  return (
    <>
      <PageHead title={messages.auditLog}>{messages.auditIntro}</PageHead>
      <VerifyChain />
      <StaffList
        call={listAudit}
        label={messages.auditLog}
        filters={filters}
        columns={columns}
        rowKey={({ seq }) => seq}
        empty={messages.noEntries}
        sort="newest"
      />
    </>
  )
}

const columns: readonly Column<Row>[] = [
  { name: messages.number, cell: ({ seq }) => seq, tight: true, sorts: newestOrOldest },
  {
    name: messages.timeFrom,
    cell: ({ at, ip }) => <TwoLines first={formatInstant(at)} second={ip} />,
    tight: true,
  },
  { name: messages.member, cell: ({ actor }) => actor },
  {
    name: messages.actionSubject,
    cell: ({ did, about, subject }) => (
      <TwoLines first={did} second={<Subject about={about} path={subjectPath(subject)} />} />
    ),
  },
  {
    name: messages.reasonChanges,
    cell: (row) => (
      <>
        {row.reason && <p>{row.reason}</p>}
        <ValueChanges changes={row.changes.map(shownChange)} />
      </>
    ),
  },
]

const Subject = ({ about, path }: { readonly about: string; readonly path: string | undefined }) =>
  path === undefined ? about : <a href={path}>{about}</a>

/** A missing earlier value is not shown as struck out. */
const shownChange = ({ name, before, after }: Row['changes'][number]) => ({
  name,
  before: before ?? undefined,
  after: after ?? undefined,
})
