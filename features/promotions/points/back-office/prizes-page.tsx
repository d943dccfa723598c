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
import { prizeStateWords } from '../prize-state-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './prizes-page.module.css'

type Prize = ResponseOf<typeof listPrizes>['rows'][number]
type Choice = { readonly prize: Prize; readonly decision: 'sent' | 'refused' }
type Stock = ResponseOf<typeof listPrizes>['stock'][number]

const refreshEveryMs = 30_000

const tabs = [
  { id: 'prizes', label: messages.prizes },
  { id: 'stock', label: messages.stock },
] as const
type TabId = (typeof tabs)[number]['id']

/** Prizes of the points shop that are sent by people, and the month's remaining stock. */
export function PrizesPage() {
  const [selected, setSelected] = useTab<TabId>(tabs, 'prizes')
  return (
    <>
      <PageHead title={messages.pointsShop}>{messages.shopLead}</PageHead>
      <Tabs id="pointsShop" label={messages.pointsShop} tabs={tabs} selected={selected} onSelect={setSelected} />
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
    label: messages.show,
    options: [
      { value: 'asked', label: messages.toSend },
      { value: 'sent', label: prizeStateWords.sent },
      { value: 'refused', label: prizeStateWords.refused },
      { value: 'all', label: messages.all },
    ],
  },
  { kind: 'number', name: 'playerId', label: messages.playerId },
]

function Prizes() {
  const [chosen, setChosen] = useState<Choice>()
  const may = useMay()
  return (
    <>
      <StaffList
        call={listPrizes}
        label={messages.prizes}
        filters={filters}
        columns={may('pointsPrize.decide') ? [...prizeColumns, decideColumn(setChosen)] : prizeColumns}
        rowKey={({ id }) => id}
        empty={messages.prizesEmpty}
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
        label={messages.stockTable}
        columns={stockColumns}
        rows={answer?.stock ?? []}
        rowKey={({ id }) => id}
        empty={answer ? messages.stockEmpty : messages.loading}
        refreshing={refreshing}
      />
    </>
  )
}

const decideColumn = (onDecide: (choice: Choice) => void): Column<Prize> => ({
  name: messages.decision,
  tight: true,
  cell: (prize) =>
    prize.state === 'asked' && (
      <span className={styles.acts}>
        <Button size="small" variant="secondary" icon="check" onClick={() => onDecide({ prize, decision: 'sent' })}>
          {prizeStateWords.sent}
        </Button>
        <Button size="small" variant="secondary" icon="close" onClick={() => onDecide({ prize, decision: 'refused' })}>
          {messages.refund}
        </Button>
      </span>
    ),
})

const prizeColumns: readonly Column<Prize>[] = [
  {
    name: messages.requestedManila,
    cell: ({ at, id }) => <TwoLines first={formatInstant(at)} second={formatMessage(messages.prizeNumber, { id })} />,
    tight: true,
    sorts: newestOrOldest,
  },
  { name: messages.player, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  {
    name: messages.prizePoints,
    cell: ({ name, count, points }) => (
      <TwoLines first={count === 1 ? name : `${count} × ${name}`} second={formatHundredths(points)} />
    ),
  },
  { name: messages.status, cell: (prize) => <PrizeState {...prize} /> },
]

/** With the note to the player, and its author. */
const PrizeState = ({ state, note, decidedBy }: Prize) =>
  state === 'asked' ? (
    <Badge tone="warning">{prizeStateWords.asked}</Badge>
  ) : (
    <span className={styles.decided}>
      <Badge {...(state === 'sent' && { tone: 'success' })}>{prizeStateWords[state]}</Badge>
      <TwoLines first={note} second={decidedBy ?? ''} />
    </span>
  )

const stockColumns: readonly Column<Stock>[] = [
  { name: messages.offer, cell: ({ name }) => name },
  { name: messages.exchanged, cell: ({ taken }) => taken.toLocaleString('en-PH'), tight: true, numeric: true },
  {
    name: messages.stockLimit,
    cell: ({ stock }) => (stock === 0 ? messages.unlimited : stock.toLocaleString('en-PH')),
    tight: true,
    numeric: true,
  },
]
