import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import {
  type Column,
  DataTable,
  failureText,
  Notice,
  PageHead,
  Pager,
  TwoLines,
  useMay,
  useStaffQuery,
} from '#features/staff/back-office/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { listAdjustments } from '../contract.ts'
import { AdjustmentDialog } from './adjustment-dialog.tsx'
import styles from './adjustments-page.module.css'
import { BatchDialog } from './batch-dialog.tsx'

type Adjustment = ResponseOf<typeof listAdjustments>['adjustments'][number]

const refreshEveryMs = 20_000

/** What was given and taken by hand, and the way to ask for more. */
export function AdjustmentsPage() {
  const [page, setPage] = useState(0)
  const { answer, failure, refreshing } = useStaffQuery(listAdjustments, { page }, { refreshEveryMs })
  return (
    <>
      <PageHead title="Adjustments" actions={<Asking />}>
        Coins given and taken by hand, each by two people. What waits is on the page <a href="/approvals">Approvals</a>.
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && (
        <div className={styles.cap}>
          <ProgressBar
            label="Moved by hand today"
            valueText={`${formatMoney(answer.movedToday)} of ${formatMoney(answer.dailyMax)}`}
            value={answer.movedToday}
            max={Math.max(answer.dailyMax, 1)}
          />
        </div>
      )}
      <DataTable
        label="Adjustments"
        columns={columns}
        rows={answer?.adjustments ?? []}
        rowKey={({ approvalId, line }) => `${approvalId} ${line}`}
        empty={answer ? 'Nothing was moved by hand yet.' : 'Loading …'}
        refreshing={refreshing && !answer}
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
  },
  { name: 'Player', cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  {
    name: 'What',
    cell: ({ direction }) =>
      direction === 'credit' ? <Badge tone="success">Given</Badge> : <Badge tone="warning">Taken</Badge>,
    tight: true,
  },
  { name: 'Amount', cell: ({ amount }) => <span className={styles.amount}>{formatMoney(amount)}</span>, tight: true },
  { name: 'To play', cell: ({ betRate }) => (betRate === 0 ? '–' : `${betRate} ×`), tight: true },
  { name: 'Why', cell: ({ note }) => note },
  {
    name: 'Asked, approved by',
    cell: ({ maker, approver }) => <TwoLines first={maker} second={approver} />,
    tight: true,
  },
]
