import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatHundredths } from '#core/money/format-money.ts'
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
import { listPrizes } from '../staff-contract.ts'
import { DecidePrizeDialog } from './decide-prize-dialog.tsx'
import styles from './prizes-page.module.css'

type Prize = ResponseOf<typeof listPrizes>['prizes'][number]
type Choice = { readonly prize: Prize; readonly decision: 'sent' | 'refused' }
type Stock = ResponseOf<typeof listPrizes>['stock'][number]

const refreshEveryMs = 30_000

/** Prizes of the points shop that people send, and what is left of the month's stock. */
export function PrizesPage() {
  const [page, setPage] = useState(0)
  const [chosen, setChosen] = useState<Choice>()
  const { answer, failure, refresh, refreshing } = useStaffQuery(listPrizes, { page }, { refreshEveryMs })
  const may = useMay()
  return (
    <>
      <PageHead title="Points shop">
        Prizes that are sent by hand, those that wait first. What is offered is set under Promotions.
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Prizes"
        columns={may('pointsPrize.decide') ? [...prizeColumns, decideColumn(setChosen)] : prizeColumns}
        rows={answer?.prizes ?? []}
        rowKey={({ id }) => id}
        empty={emptyText(answer, 'Nobody has asked for a prize yet.')}
        refreshing={refreshing && !answer}
      />
      <Pager
        page={page + 1}
        hasMore={answer?.hasMore === true}
        onBack={() => setPage(page - 1)}
        onNext={() => setPage(page + 1)}
      />
      <h2 className={styles.heading}>Taken this month</h2>
      <DataTable
        label="Stock of the month"
        columns={stockColumns}
        rows={answer?.stock ?? []}
        rowKey={({ id }) => id}
        empty={emptyText(answer, 'The shop offers nothing.')}
      />
      {chosen && <DecidePrizeDialog {...chosen} onDecided={refresh} onClose={() => setChosen(undefined)} />}
    </>
  )
}

const emptyText = (answer: object | undefined, text: string): string => (answer ? text : 'Loading …')

const decideColumn = (onDecide: (choice: Choice) => void): Column<Prize> => ({
  name: 'Decide',
  tight: true,
  cell: (prize) =>
    prize.state === 'asked' && (
      <span className={styles.acts}>
        <Button size="small" onClick={() => onDecide({ prize, decision: 'sent' })}>
          Sent
        </Button>
        <Button size="small" variant="secondary" onClick={() => onDecide({ prize, decision: 'refused' })}>
          Refuse
        </Button>
      </span>
    ),
})

const prizeColumns: readonly Column<Prize>[] = [
  {
    name: 'Asked (Manila)',
    cell: ({ at, id }) => <TwoLines first={formatInstant(at)} second={`No. ${id}`} />,
    tight: true,
  },
  { name: 'Player', cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: 'Prize', cell: ({ name, count }) => (count === 1 ? name : `${count} × ${name}`) },
  { name: 'Points', cell: ({ points }) => formatHundredths(points), tight: true },
  {
    name: 'State',
    tight: true,
    cell: ({ state }) =>
      state === 'asked' ? (
        <Badge tone="warning">Waits</Badge>
      ) : state === 'sent' ? (
        <Badge tone="success">Sent</Badge>
      ) : (
        <Badge>Points back</Badge>
      ),
  },
  {
    name: 'Said to the player',
    cell: ({ note, decidedBy }) => (decidedBy === null ? '–' : <TwoLines first={note} second={decidedBy} />),
  },
]

const stockColumns: readonly Column<Stock>[] = [
  { name: 'Offer', cell: ({ name }) => name },
  { name: 'Taken', cell: ({ taken }) => taken.toLocaleString('en-PH'), tight: true },
  { name: 'Of', cell: ({ stock }) => (stock === 0 ? 'as many as wanted' : stock.toLocaleString('en-PH')), tight: true },
]
