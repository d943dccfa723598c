import type { ResponseOf } from '#core/contract/call.ts'
import { paymentProviderName } from '#features/cashier/channel/back-office/index.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { viewPayments } from '../operation-contract.ts'
import { timeText } from '#platform/office-ui/time-text.ts'
import { reasonsText } from '../operation-words.ts'
import { DaysFields, type DaysProps } from './days-fields.tsx'
import { FigureRow } from './figure-row.tsx'
import { messages } from './messages/en.ts'
import { shareText } from './share-text.ts'

type PaymentReport = ResponseOf<typeof viewPayments>
type Channel = PaymentReport['deposits'][number]
type Fees = PaymentReport['fees'][number]

/** How well players can pay in and are paid out, by channel. */
export function PaymentsPanel({ days, onDays }: DaysProps) {
  const { answer, failure } = useStaffQuery(viewPayments, days)
  return (
    <>
      <DaysFields days={days} onDays={onDays} />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer ? <Payments {...answer} /> : !failure && <p>{messages.loading}</p>}
    </>
  )
}

const Payments = ({ deposits, payouts, fees }: PaymentReport) => (
  <>
    <Channels label={messages.deposits} rows={deposits} empty={messages.noDeposits} />
    <Channels label={messages.payouts} rows={payouts} empty={messages.noPayouts} />
    <DataTable
      label={messages.fees}
      columns={feeColumns}
      rows={fees}
      rowKey={({ provider }) => provider}
      empty={messages.noFees}
    />
  </>
)

type ChannelsProps = { readonly label: string; readonly rows: readonly Channel[]; readonly empty: string }

const Channels = ({ label, rows, empty }: ChannelsProps) => (
  <>
    <Summary title={label} rows={rows} />
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ provider, channel }) => `${provider} ${channel}`}
      empty={empty}
    />
  </>
)

function Summary({ title, rows }: { readonly title: string; readonly rows: readonly Channel[] }) {
  const sum = (of: (row: Channel) => number): number => rows.reduce((all, row) => all + of(row), 0)
  const [tries, done] = [sum((row) => row.tries), sum((row) => row.done)]
  return (
    <Card title={title}>
      <FigureRow
        figures={[
          { name: messages.tries, value: count(tries) },
          { name: messages.successRate, value: shareText(done, tries) },
          { name: messages.pendingNow, value: count(sum(({ waiting }) => waiting)) },
          { name: messages.amount, value: <Money amount={wireCentavos(sum(({ amount }) => amount))} tone="gold" /> },
        ]}
      />
    </Card>
  )
}

const count = (value: number): string => value.toLocaleString('en-PH')
const figure = { tight: true, numeric: true } as const

const columns: readonly Column<Channel>[] = [
  { name: messages.channel, cell: ({ channel }) => channel },
  { name: messages.provider, cell: ({ provider }) => paymentProviderName(provider), tight: true },
  { name: messages.tries, cell: ({ tries }) => count(tries), ...figure },
  { name: messages.successRate, cell: ({ done, tries }) => shareText(done, tries), ...figure },
  { name: messages.median, cell: ({ median }) => timeText(median), ...figure },
  { name: messages.ninety, cell: ({ ninety }) => timeText(ninety), ...figure },
  { name: messages.pendingNow, cell: ({ waiting }) => count(waiting), ...figure },
  { name: messages.amount, cell: ({ amount }) => <Money amount={amount} />, ...figure },
  { name: messages.notSuccessful, cell: ({ reasons }) => reasonsText(reasons) || '–' },
]

const feeColumns: readonly Column<Fees>[] = [
  { name: messages.provider, cell: ({ provider }) => paymentProviderName(provider) },
  { name: messages.daysCompared, cell: ({ days }) => formatMessage(messages.daysCount, { count: days }), ...figure },
  { name: messages.settled, cell: ({ settled }) => <Money amount={settled} />, ...figure },
  { name: messages.fees, cell: ({ fee }) => <Money amount={fee} />, ...figure },
]
