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
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { listAdjustments } from '../contract.ts'
import { AdjustmentDialog } from './adjustment-dialog.tsx'
import styles from './adjustments-page.module.css'
import { BatchDialog } from './batch-dialog.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Adjustment = ResponseOf<typeof listAdjustments>['rows'][number]

const refreshEveryMs = 20_000

const filters: readonly ListFilter[] = [
  { kind: 'number', name: 'playerId', label: messages.playerId },
  {
    kind: 'choice',
    name: 'direction',
    label: messages.type,
    options: [
      { value: '', label: messages.allTypes },
      { value: 'credit', label: messages.credit },
      { value: 'debit', label: messages.debit },
    ],
  },
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]

/** Credits and debits by staff, and the form to request one. */
export function AdjustmentsPage() {
  return (
    <>
      <PageHead title={messages.adjustments} actions={<RequestButtons />}>
        {formatRich(messages.intro, { approvals: <a href="/approvals">{messages.approvals}</a> })}
      </PageHead>
      <StaffList
        call={listAdjustments}
        label={messages.adjustments}
        filters={filters}
        columns={columns}
        rowKey={({ approvalId, line }) => `${approvalId} ${line}`}
        empty={messages.noAdjustments}
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
      label={messages.movedToday}
      valueText={formatMessage(messages.movedOfCap, {
        moved: formatMoney(movedToday),
        cap: formatMoney(dailyMax),
      })}
      value={movedToday}
      max={Math.max(dailyMax, 1)}
    />
  </div>
)

function RequestButtons() {
  const may = useMay()
  const [open, setOpen] = useState<'one' | 'batch'>()
  const close = () => setOpen(undefined)
  if (!may('adjustment.request')) return null
  return (
    <>
      <Button variant="secondary" size="small" icon="document" onClick={() => setOpen('batch')}>
        {messages.importFile}
      </Button>
      <Button size="small" icon="plus" onClick={() => setOpen('one')}>
        {messages.newAdjustment}
      </Button>
      {open === 'one' && <AdjustmentDialog onClose={close} />}
      {open === 'batch' && <BatchDialog onClose={close} />}
    </>
  )
}

const columns: readonly Column<Adjustment>[] = [
  {
    name: messages.timeRequest,
    cell: ({ madeAt, approvalId, line }) => (
      <TwoLines first={formatInstant(madeAt)} second={formatMessage(messages.requestLine, { approvalId, line })} />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  { name: messages.player, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  {
    name: messages.type,
    cell: ({ direction }) =>
      direction === 'credit' ? (
        <Badge tone="success">{messages.credit}</Badge>
      ) : (
        <Badge tone="warning">{messages.debit}</Badge>
      ),
    tight: true,
  },
  {
    name: messages.amount,
    cell: ({ amount }) => formatMoney(amount),
    tight: true,
    numeric: true,
    sorts: [{ sort: 'largest', direction: 'descending' }],
  },
  { name: messages.betRate, cell: ({ betRate }) => (betRate === 0 ? '–' : `${betRate} ×`), tight: true },
  { name: messages.reason, cell: ({ note }) => note },
  {
    name: messages.requestedApprovedBy,
    cell: ({ maker, approver }) => <TwoLines first={maker} second={approver} />,
    tight: true,
  },
]
