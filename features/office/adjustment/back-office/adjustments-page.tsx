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
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Adjustment = ResponseOf<typeof listAdjustments>['rows'][number]

const refreshEveryMs = 20_000

const filters: readonly ListFilter[] = [
  { kind: 'number', name: 'playerId', label: messages.playerId },
  {
    kind: 'choice',
    name: 'direction',
    label: messages.what,
    options: [
      { value: '', label: messages.givenAndTaken },
      { value: 'credit', label: messages.given },
      { value: 'debit', label: messages.taken },
    ],
  },
  { kind: 'fromDay', name: 'from', label: messages.fromDay },
  { kind: 'untilDay', name: 'until', label: messages.toDay },
]

/** Credits and debits by staff, and the form to request one. */
export function AdjustmentsPage() {
  return (
    <>
      <PageHead title={messages.adjustments} actions={<RequestButtons />}>
        {messages.coinsGivenAndTakenBy} <a href="/approvals">{messages.approvals}</a>.
      </PageHead>
      <StaffList
        call={listAdjustments}
        label={messages.adjustments}
        filters={filters}
        columns={columns}
        rowKey={({ approvalId, line }) => `${approvalId} ${line}`}
        empty={messages.nothingWasMovedByHand}
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
      label={messages.movedByHandToday}
      valueText={formatMessage(messages.movedTodayOfDailyMax, {
        movedToday: formatMoney(movedToday),
        dailyMax: formatMoney(dailyMax),
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
        {messages.fromAFile}
      </Button>
      <Button size="small" icon="plus" onClick={() => setOpen('one')}>
        {messages.askForAnAdjustment}
      </Button>
      {open === 'one' && <AdjustmentDialog onClose={close} />}
      {open === 'batch' && <BatchDialog onClose={close} />}
    </>
  )
}

const columns: readonly Column<Adjustment>[] = [
  {
    name: messages.whenManilaRequest,
    cell: ({ madeAt, approvalId, line }) => (
      <TwoLines
        first={formatInstant(madeAt)}
        second={formatMessage(messages.noApprovalIdLineLine, { approvalId, line })}
      />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  { name: messages.player, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  {
    name: messages.what,
    cell: ({ direction }) =>
      direction === 'credit' ? (
        <Badge tone="success">{messages.given}</Badge>
      ) : (
        <Badge tone="warning">{messages.taken}</Badge>
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
  { name: messages.toPlay, cell: ({ betRate }) => (betRate === 0 ? '–' : `${betRate} ×`), tight: true },
  { name: messages.why, cell: ({ note }) => note },
  {
    name: messages.askedApprovedBy,
    cell: ({ maker, approver }) => <TwoLines first={maker} second={approver} />,
    tight: true,
  },
]
