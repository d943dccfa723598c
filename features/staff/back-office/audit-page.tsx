import type { ResponseOf } from '#core/contract/call.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { listAudit } from '../contract.ts'
import { permissions } from '../permissions.ts'
import type { Column } from './data-table.tsx'
import { newestOrOldest } from './list/newest-or-oldest.ts'
import type { ListFilter } from './list/list-filter.ts'
import { StaffList } from './list/staff-list.tsx'
import { PageHead } from './page-head.tsx'
import { TwoLines } from './two-lines.tsx'
import { ValueChanges } from './value-changes.tsx'
import { VerifyChain } from './verify-chain.tsx'

type Row = ResponseOf<typeof listAudit>['rows'][number]

const signIns = [
  'staff.refused',
  'staff.signInRefused',
  'staff.signIn',
  'staff.invite',
  'staff.reset',
  'staff.acceptInvitation',
]
const reads = /\.(own|view\w*)$/
const actions = [...Object.keys(permissions).filter((name) => !reads.test(name)), ...signIns]

const filters: readonly ListFilter[] = [
  { kind: 'text', name: 'actor', label: 'Who (e-mail)' },
  {
    kind: 'choice',
    name: 'action',
    label: 'Did',
    options: [{ value: '', label: 'Anything' }, ...actions.map((value) => ({ value, label: value }))],
  },
  { kind: 'text', name: 'subject', label: 'To', placeholder: 'player:123456' },
  { kind: 'fromDay', name: 'from', label: 'From day' },
  { kind: 'untilDay', name: 'until', label: 'To day' },
]

/** What the staff did: filtered, newest first, page by page. */
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
  { name: 'Did, to', cell: ({ action, subject }) => <TwoLines first={action} second={subject} />, tight: true },
  {
    name: 'Reason, before and after',
    cell: (row) => (
      <>
        {row.reason && <p>{row.reason}</p>}
        <ValueChanges changes={changesOf(row)} />
      </>
    ),
  },
]

function changesOf({ before, after }: Row) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({ name, before: before?.[name], after: after?.[name] }))
}
