import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import {
  type Column,
  DataTable,
  failureText,
  Notice,
  Pager,
  TwoLines,
  useStaffQuery,
} from '#features/staff/back-office/index.ts'
import { listCases } from '../case-contract.ts'
import { DueBadge } from './due-badge.tsx'

type Case = ResponseOf<typeof listCases>['cases'][number]

/** Cases in the order in which they have to be answered. */
export function CasesPanel({ isOpen }: { readonly isOpen: boolean }) {
  const [page, setPage] = useState(0)
  const { answer, failure, refreshing } = useStaffQuery(listCases, { isOpen, page })
  return (
    <>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Cases"
        columns={isOpen ? openColumns : decidedColumns}
        rows={answer?.cases ?? []}
        rowKey={({ id }) => id}
        empty={answer ? (isOpen ? 'No case is open.' : 'No case was decided yet.') : 'Loading …'}
        refreshing={refreshing}
      />
      <Pager
        page={page + 1}
        hasMore={answer?.hasMore === true}
        onBack={() => setPage(page - 1)}
        onNext={() => setPage(page + 1)}
      />
    </>
  )
}

const columns: readonly Column<Case>[] = [
  { name: 'Case', cell: ({ id }) => <a href={`/aml/${id}`}>No. {id}</a>, tight: true },
  { name: 'Player', cell: ({ playerId }) => playerId, tight: true },
  {
    name: 'Opened (Manila)',
    cell: ({ openedAt, openedBy }) => <TwoLines first={formatInstant(openedAt)} second={openedBy} />,
    tight: true,
  },
  { name: 'Alerts', cell: ({ alerts }) => alerts, tight: true },
  { name: 'In the file', cell: ({ entries }) => entries, tight: true },
]

const openColumns: readonly Column<Case>[] = [
  ...columns,
  { name: 'To be answered', cell: ({ dueAt }) => <DueBadge dueAt={dueAt} /> },
]
const decidedColumns: readonly Column<Case>[] = [
  ...columns,
  {
    name: 'Decided',
    cell: ({ closedAt, reportNumber }) => (
      <TwoLines
        first={reportNumber === null ? 'Nothing to report' : `Reported as ${reportNumber}`}
        second={closedAt === null ? '' : formatInstant(closedAt)}
      />
    ),
  },
]
