import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { listAdjustments } from '../contract.ts'
import { AdjustmentDialog } from './adjustment-dialog.tsx'
import styles from './adjustments-page.module.css'
import { BatchDialog } from './batch-dialog.tsx'

type Adjustment = ResponseOf<typeof listAdjustments>['rows'][number]

const refreshEveryMs = 20_000

const filters: readonly ListFilter[] = [
  { kind: 'number', name: 'playerId', label: 'Player id' },
  {
    kind: 'choice',
    name: 'direction',
    label: 'What',
    options: [
      { value: '', label: 'Given and taken' },
      { value: 'credit', label: 'Given' },
      { value: 'debit', label: 'Taken' },
    ],
  },
  { kind: 'fromDay', name: 'from', label: 'From day' },
  { kind: 'untilDay', name: 'until', label: 'To day' },
]

/** Credits and debits by staff, and the form to request one. */
export function AdjustmentsPage() {
  return (
    <>
      <PageHead title="Adjustments" actions={<Asking />}>
        Coins given and taken by hand, each by two people. What waits is on the page <a href="/approvals">Approvals</a>.
      </PageHead>
      <StaffList
        call={listAdjustments}
        label="Adjustments"
        filters={filters}
        columns={columns}
        rowKey={({ approvalId, line }) => `${approvalId} ${line}`}
        empty="Nothing was moved by hand."
        sort="newest"
        refreshEveryMs={refreshEveryMs}
        beside={capOfDay}
      />
    </>
  )
}

const capOfDay = ({ movedToday, dailyMax }: ResponseOf<typeof listAdjustments>) => (
  <div className={styles.cap}>
    <ProgressBar
      label="Moved by hand today"
      valueText={`${formatMoney(movedToday)} of ${formatMoney(dailyMax)}`}
      value={movedToday}
      max={Math.max(dailyMax, 1)}
    />
  </div>
)

function Asking() {
  const may = useMay()
  const [open, setOpen] = useState<'one' | 'batch'>()
  const close = () => setOpen(undefined)
  if (!may('adjustment.request')) return null
  return (
    <>
      <Button variant="secondary" size="small" icon="document" onClick={() => setOpen('batch')}>
        From a file
      </Button>
      <Button size="small" icon="plus" onClick={() => setOpen('one')}>
        Ask for an adjustment
      </Button>
      {open === 'one' && <AdjustmentDialog onClose={close} />}
      {open === 'batch' && <BatchDialog onClose={close} />}
    </>
  )
}

const columns: readonly Column<Adjustment>[] = [
  {
    name: 'When (Manila), request',
    cell: ({ madeAt, approvalId, line }) => (
      <TwoLines first={formatInstant(madeAt)} second={`No. ${approvalId}, line ${line}`} />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  { name: 'Player', cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  {
    name: 'What',
    cell: ({ direction }) =>
      direction === 'credit' ? <Badge tone="success">Given</Badge> : <Badge tone="warning">Taken</Badge>,
    tight: true,
  },
  {
    name: 'Amount',
    cell: ({ amount }) => formatMoney(amount),
    tight: true,
    numeric: true,
    sorts: [{ sort: 'largest', direction: 'descending' }],
  },
  { name: 'To play', cell: ({ betRate }) => (betRate === 0 ? '–' : `${betRate} ×`), tight: true },
  { name: 'Why', cell: ({ note }) => note },
  {
    name: 'Asked, approved by',
    cell: ({ maker, approver }) => <TwoLines first={maker} second={approver} />,
    tight: true,
  },
]
