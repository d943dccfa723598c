import type { ResponseOf } from '#core/contract/call.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { viewPromotionCost } from '../contract.ts'
import { DaysFields, type DaysProps } from './days-fields.tsx'
import { FigureRow } from './figure-row.tsx'
import styles from './promotions-panel.module.css'
import { ShareBar } from './share-bar.tsx'
import { messages } from './messages/en.ts'

type Promotion = ResponseOf<typeof viewPromotionCost>['promotions'][number]

export function PromotionsPanel({ days, onDays }: DaysProps) {
  const { answer, failure, refreshing } = useStaffQuery(viewPromotionCost, days)
  const rows = answer?.promotions ?? []
  const sum = (of: (promotion: Promotion) => number): WireCentavos =>
    wireCentavos(rows.reduce((all, row) => all + of(row), 0))
  const largest = Math.max(0, ...rows.map(({ cost }) => Math.abs(cost)))
  return (
    <>
      <DaysFields days={days} onDays={onDays} />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Card>
        <FigureRow
          figures={[
            { name: messages.granted, value: <Money amount={sum(({ given }) => given)} /> },
            { name: messages.reversed, value: <Money amount={sum(({ cameBack }) => cameBack)} /> },
            { name: messages.cost, value: <Money amount={sum(({ cost }) => cost)} tone="gold" /> },
            { name: messages.pointsGranted, value: formatHundredths(sum(({ points }) => points)) },
          ]}
        />
      </Card>
      <DataTable
        label={messages.promotions}
        columns={[...columns, barColumn(largest)]}
        rows={rows}
        rowKey={({ key }) => key}
        empty={answer ? messages.noPromotionCost : messages.loading}
        refreshing={refreshing}
      />
    </>
  )
}

const columns: readonly Column<Promotion>[] = [
  { name: messages.promotion, cell: ({ title }) => title },
  { name: messages.rewards, cell: ({ awards }) => awards.toLocaleString('en-PH'), tight: true, numeric: true },
  { name: messages.players, cell: ({ players }) => players.toLocaleString('en-PH'), tight: true, numeric: true },
  {
    name: messages.points,
    cell: ({ points }) => (points === 0 ? '–' : formatHundredths(points)),
    tight: true,
    numeric: true,
  },
  { name: messages.granted, cell: ({ given }) => <Money amount={given} />, tight: true, numeric: true },
  { name: messages.reversed, cell: ({ cameBack }) => <Money amount={cameBack} />, tight: true, numeric: true },
  { name: messages.cost, cell: ({ cost }) => <Money amount={cost} />, tight: true, numeric: true },
]

const barColumn = (largest: number): Column<Promotion> => ({
  name: messages.share,
  cell: ({ cost }) => (
    <div className={styles.bar}>
      <ShareBar value={cost} whole={largest} />
    </div>
  ),
})
