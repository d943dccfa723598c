import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import type { DayView } from './day-view.ts'

type Account = DayView['accounts'][number]

const text = (asset: string, value: number): string =>
  asset === 'points' ? `${formatHundredths(value)} points` : formatMoney(wireCentavos(value))

const columns: readonly Column<Account>[] = [
  { name: 'Account', cell: ({ account }) => account },
  { name: 'Received', cell: ({ asset, received }) => text(asset, received), tight: true, numeric: true },
  { name: 'Paid', cell: ({ asset, paid }) => text(asset, paid), tight: true, numeric: true },
  { name: 'Result', cell: ({ asset, received, paid }) => text(asset, received - paid), tight: true, numeric: true },
]

/** What each account of the house received and paid on the day, by the ledger. */
export const HouseAccounts = ({ accounts }: Pick<DayView, 'accounts'>) => (
  <DataTable
    label="Accounts of the house"
    columns={columns}
    rows={accounts}
    rowKey={({ account, asset }) => `${account} ${asset}`}
    empty="No account of the house moved on this day, or the day is not summed up yet."
  />
)
