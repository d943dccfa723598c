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
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './liabilities-panel.module.css'

type Day = ResponseOf<typeof viewLiabilities>['days'][number]

/** Liabilities to players, and the roots that prove them. */
export function LiabilitiesPanel() {
  const { answer, failure, refreshing } = useStaffQuery(viewLiabilities, {})
  if (!answer) return failure ? <Notice tone="danger">{failureText(failure)}</Notice> : <p>{messages.loading}</p>
  const { now, days } = answer
  const atEnd = days.filter(isMeasuredAtDayEnd)
  return (
    <>
      <Card title={formatMessage(messages.owedNow, { count: now.players })}>
        <FigureRow
          figures={[
            {
              name: messages.total,
              value: <Money amount={wireCentavos(now.coin + now.hold + now.safebox)} tone="gold" />,
            },
            { name: messages.balances, value: <Money amount={now.coin} /> },
            { name: messages.onHold, value: <Money amount={now.hold} /> },
            { name: messages.safeboxes, value: <Money amount={now.safebox} /> },
            { name: messages.points, value: formatHundredths(now.points) },
          ]}
        />
      </Card>
      {atEnd.length > 1 && <LiabilityChart days={atEnd.toReversed()} />}
      <DataTable
        label={messages.proofRoots}
        columns={columns}
        rows={days}
        rowKey={({ day }) => day}
        empty={messages.noProofRoots}
        refreshing={refreshing}
      />
    </>
  )
}

const columns: readonly Column<Day>[] = [
  { name: messages.date, cell: ({ day }) => formatDay(day), tight: true },
  { name: messages.players, cell: ({ players }) => players.toLocaleString('en-PH'), tight: true, numeric: true },
  { name: messages.owed, cell: ({ total }) => <Money amount={total} />, tight: true, numeric: true },
  {
    name: messages.measured,
    cell: (root) =>
      isMeasuredAtDayEnd(root)
        ? messages.atDayEnd
        : formatMessage(messages.measuredLater, { time: formatInstant(root.madeAt) }),
    tight: true,
  },
  { name: messages.proofRoot, cell: ({ hash }) => <code className={styles.hash}>{hash}</code> },
]
