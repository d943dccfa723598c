import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { listAudit } from '../contract.ts'
import { type AuditFilter, AuditFilters } from './audit-filters.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { failureText } from './failure-text.ts'
import { Notice } from './notice.tsx'
import { PageHead } from './page-head.tsx'
import { Pager } from './pager.tsx'
import { TwoLines } from './two-lines.tsx'
import { useStaffQuery } from './use-staff-query.ts'
import { ValueChanges } from './value-changes.tsx'
import { VerifyChain } from './verify-chain.tsx'

type Row = ResponseOf<typeof listAudit>['rows'][number]

/** What the staff did: filtered, newest first, page by page. */
export function AuditPage() {
  const [filter, setFilter] = useState<AuditFilter>({})
  // The number each page began below; the first page has none.
  const [begins, setBegins] = useState<readonly (number | undefined)[]>([undefined])
  const before = begins.at(-1)
  const { answer, failure, refreshing, refresh } = useStaffQuery(listAudit, {
    ...filter,
    ...(before === undefined ? {} : { before }),
  })
  const rows = answer?.rows ?? []
  const last = rows.at(-1)?.seq

  const show = (next: AuditFilter) => {
    setFilter(next)
    setBegins([undefined])
  }
  return (
    <>
      <PageHead
        title="Audit log"
        actions={
          <Button variant="secondary" size="small" icon="refresh" onClick={() => void refresh()} loading={refreshing}>
            Refresh
          </Button>
        }
      >
        Who did what, when, why and from where. Nobody can change it, and a change from outside shows.
      </PageHead>
      <VerifyChain />
      <AuditFilters onShow={show} />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Audit log"
        columns={columns}
        rows={rows}
        rowKey={({ seq }) => seq}
        empty={answer ? 'Nothing fits this filter.' : 'Loading …'}
        refreshing={refreshing}
      />
      <Pager
        page={begins.length}
        hasMore={answer?.hasMore === true}
        onBack={() => setBegins(begins.slice(0, -1))}
        onNext={() => setBegins([...begins, last])}
      />
    </>
  )
}

const columns: readonly Column<Row>[] = [
  { name: 'No.', cell: ({ seq }) => seq, tight: true },
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
