import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { isMeasuredAtDayEnd } from '#ledger/proof/measured-at-day-end.ts'
import { viewLiabilities } from '../contract.ts'
import { FigureRow } from './figure-row.tsx'
import { LiabilityChart } from './liability-chart.tsx'
import styles from './liabilities-panel.module.css'

type Day = ResponseOf<typeof viewLiabilities>['days'][number]

/** Liabilities to players, and the roots that prove them. */
export function LiabilitiesPanel() {
  const { answer, failure, refreshing } = useStaffQuery(viewLiabilities, {})
  if (!answer) return failure ? <Notice tone="danger">{failureText(failure)}</Notice> : <p>Loading …</p>
  const { now, days } = answer
  const atEnd = days.filter(isMeasuredAtDayEnd)
  return (
    <>
      <Card title={`Owed now, to ${now.players.toLocaleString('en-PH')} players`}>
        <FigureRow
          figures={[
            {
              name: 'Total',
              value: <Money amount={wireCentavos(now.coin + now.hold + now.safebox)} tone="gold" />,
            },
            { name: 'Balances', value: <Money amount={now.coin} /> },
            { name: 'Held for withdrawals', value: <Money amount={now.hold} /> },
            { name: 'Safeboxes', value: <Money amount={now.safebox} /> },
            { name: 'Points', value: formatHundredths(now.points) },
          ]}
        />
      </Card>
      {atEnd.length > 1 && <LiabilityChart days={atEnd.toReversed()} />}
      <DataTable
        label="Roots"
        columns={columns}
        rows={days}
        rowKey={({ day }) => day}
        empty="No root was made yet. It is made five minutes after midnight."
        refreshing={refreshing}
      />
    </>
  )
}

const columns: readonly Column<Day>[] = [
  { name: 'Day (Manila)', cell: ({ day }) => formatDay(day), tight: true },
  { name: 'Players', cell: ({ players }) => players.toLocaleString('en-PH'), tight: true, numeric: true },
  { name: 'Owed', cell: ({ total }) => <Money amount={total} />, tight: true, numeric: true },
  {
    name: 'Measured (Manila)',
    cell: (root) => (isMeasuredAtDayEnd(root) ? 'At the end of the day' : `Later: ${formatInstant(root.madeAt)}`),
    tight: true,
  },
  { name: 'Root', cell: ({ hash }) => <code className={styles.hash}>{hash}</code> },
]
