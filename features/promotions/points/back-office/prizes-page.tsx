import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { listPrizes } from '../staff-contract.ts'
import { DecidePrizeDialog } from './decide-prize-dialog.tsx'
import styles from './prizes-page.module.css'

type Prize = ResponseOf<typeof listPrizes>['rows'][number]
type Choice = { readonly prize: Prize; readonly decision: 'sent' | 'refused' }
type Stock = ResponseOf<typeof listPrizes>['stock'][number]

const refreshEveryMs = 30_000

const tabs = [
  { id: 'prizes', label: 'Prizes' },
  { id: 'stock', label: 'Taken this month' },
] as const
type TabId = (typeof tabs)[number]['id']

/** Prizes of the points shop that are sent by people, and the month's remaining stock. */
export function PrizesPage() {
  const [selected, setSelected] = useTab<TabId>(tabs, 'prizes')
  return (
    <>
      <PageHead title="Points shop">
        Prizes that are sent by hand, those that wait longest first. What is offered is set under Promotions.
      </PageHead>
      <Tabs id="pointsShop" label="Points shop" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="pointsShop" tab={selected} className={styles.panel}>
        {selected === 'prizes' ? <Prizes /> : <StockOfMonth />}
      </TabPanel>
    </>
  )
}

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'Show',
    options: [
      { value: 'asked', label: 'Those that wait' },
      { value: 'sent', label: 'Sent' },
      { value: 'refused', label: 'Points back' },
      { value: 'all', label: 'All' },
    ],
  },
  { kind: 'number', name: 'playerId', label: 'Player id' },
]

function Prizes() {
  const [chosen, setChosen] = useState<Choice>()
  const may = useMay()
  return (
    <>
      <StaffList
        call={listPrizes}
        label="Prizes"
        filters={filters}
        columns={may('pointsPrize.decide') ? [...prizeColumns, decideColumn(setChosen)] : prizeColumns}
        rowKey={({ id }) => id}
        empty="No prize waits to be sent."
        sort="oldest"
        refreshEveryMs={refreshEveryMs}
      />
      {chosen && <DecidePrizeDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function StockOfMonth() {
  const { answer, failure, refreshing } = useStaffQuery(listPrizes, {})
  return (
    <>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Stock of the month"
        columns={stockColumns}
        rows={answer?.stock ?? []}
        rowKey={({ id }) => id}
        empty={answer ? 'The shop offers nothing.' : 'Loading …'}
        refreshing={refreshing}
      />
    </>
  )
}

const decideColumn = (onDecide: (choice: Choice) => void): Column<Prize> => ({
  name: 'Decide',
  tight: true,
  cell: (prize) =>
    prize.state === 'asked' && (
      <span className={styles.acts}>
        <Button size="small" variant="secondary" icon="check" onClick={() => onDecide({ prize, decision: 'sent' })}>
          Sent
        </Button>
        <Button size="small" variant="secondary" icon="close" onClick={() => onDecide({ prize, decision: 'refused' })}>
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
    sorts: newestOrOldest,
  },
  { name: 'Player', cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  {
    name: 'Prize, for points',
    cell: ({ name, count, points }) => (
      <TwoLines first={count === 1 ? name : `${count} × ${name}`} second={formatHundredths(points)} />
    ),
  },
  { name: 'State', cell: (prize) => <PrizeState {...prize} /> },
]

/** With the note to the player, and its author. */
const PrizeState = ({ state, note, decidedBy }: Prize) =>
  state === 'asked' ? (
    <Badge tone="warning">Waits</Badge>
  ) : (
    <span className={styles.decided}>
      <Badge {...(state === 'sent' && { tone: 'success' })}>{state === 'sent' ? 'Sent' : 'Points back'}</Badge>
      <TwoLines first={note} second={decidedBy ?? ''} />
    </span>
  )

const stockColumns: readonly Column<Stock>[] = [
  { name: 'Offer', cell: ({ name }) => name },
  { name: 'Taken', cell: ({ taken }) => taken.toLocaleString('en-PH'), tight: true, numeric: true },
  {
    name: 'Of',
    cell: ({ stock }) => (stock === 0 ? 'as many as wanted' : stock.toLocaleString('en-PH')),
    tight: true,
    numeric: true,
  },
]
