import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import type { DayView } from './day-view.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Account = DayView['accounts'][number]

const text = (asset: string, value: number): string =>
  asset === 'points'
    ? formatMessage(messages.points, { points: formatHundredths(value) })
    : formatMoney(wireCentavos(value))

const columns: readonly Column<Account>[] = [
  { name: messages.account, cell: ({ account }) => account },
  { name: messages.received, cell: ({ asset, received }) => text(asset, received), tight: true, numeric: true },
  { name: messages.paid, cell: ({ asset, paid }) => text(asset, paid), tight: true, numeric: true },
  {
    name: messages.result,
    cell: ({ asset, received, paid }) => text(asset, received - paid),
    tight: true,
    numeric: true,
  },
]

/** What each account of the house received and paid on the day, by the ledger. */
export const HouseAccounts = ({ accounts }: Pick<DayView, 'accounts'>) => (
  <DataTable
    label={messages.houseAccounts}
    columns={columns}
    rows={accounts}
    rowKey={({ account, asset }) => `${account} ${asset}`}
    empty={messages.noHouseAccounts}
  />
)
