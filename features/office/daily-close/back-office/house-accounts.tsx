import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { houseAccountName } from './account-name.ts'
import type { DayView } from './day-view.ts'
import { messages } from './messages/en.ts'
import { useProviderName } from './use-provider-name.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Account = DayView['accounts'][number]

const text = (asset: string, value: number): string =>
  asset === 'points'
    ? formatMessage(messages.points, { points: formatHundredths(value) })
    : formatMoney(wireCentavos(value))

const accountColumn = (providerName: (key: string) => string): Column<Account> => ({
  name: messages.account,
  cell: ({ account }) => <TwoLines first={houseAccountName(account, providerName)} second={account} />,
})

const columns: readonly Column<Account>[] = [
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
export function HouseAccounts({ accounts }: Pick<DayView, 'accounts'>) {
  const providerName = useProviderName()
  return (
    <DataTable
      label={messages.houseAccounts}
      columns={[accountColumn(providerName), ...columns]}
      rows={accounts}
      rowKey={({ account, asset }) => `${account} ${asset}`}
      empty={messages.noHouseAccounts}
    />
  )
}
