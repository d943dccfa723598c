import { formatDay } from '#core/clock/manila-format.ts'
import { isCalendarDay } from '#core/clock/manila.ts'
import { formatMoney, formatSignedMoney } from '#core/money/format-money.ts'
import { type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { TableFrame } from '#platform/office-ui/table-frame.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import type { RevenueSplit } from '../report-names.ts'
import type { RevenueRow } from './revenue-row.ts'
import { ShareBar } from './share-bar.tsx'
import { messages } from './messages/en.ts'
import styles from './revenue-table.module.css'

type RevenueTableProps = {
  readonly rows: readonly RevenueRow[]
  readonly by: RevenueSplit
  readonly refreshing: boolean
  readonly isRead: boolean
}

const heads: Readonly<Record<RevenueSplit, string>> = {
  day: messages.day,
  provider: messages.provider,
  brand: messages.brand,
  type: messages.type,
  game: messages.game,
}

/** Aligned numbers, totals at the bottom, and a bar for quick comparison. */
export function RevenueTable({ rows, by, refreshing, isRead }: RevenueTableProps) {
  const largest = Math.max(1, ...rows.map(({ ggr }) => Math.abs(ggr)))
  const isClosed = rows.some(({ late }) => late !== null)
  return (
    <TableFrame
      label={messages.revenue}
      refreshing={refreshing}
      className={styles.table}
      empty={rows.length === 0 && (isRead ? messages.noRounds : messages.loading)}
    >
      <thead>
        <tr>
          <th scope="col">{heads[by]}</th>
          <th scope="col">{messages.rounds}</th>
          <th scope="col">{messages.players}</th>
          <th scope="col">{messages.bets}</th>
          <th scope="col">{messages.wins}</th>
          <th scope="col">{messages.ggr}</th>
          <th scope="col" aria-hidden="true" className={styles.barColumn} />
          <th scope="col">{messages.hold}</th>
          <th scope="col">{messages.ngr}</th>
          {isClosed && <th scope="col">{messages.late}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{isCalendarDay(row.key) ? formatDay(row.key) : row.title}</th>
            <td>{row.rounds.toLocaleString('en-PH')}</td>
            <td>{row.players.toLocaleString('en-PH')}</td>
            <Amounts row={row} isClosed={isClosed} largest={largest} />
          </tr>
        ))}
      </tbody>
      {rows.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{messages.total}</th>
            <td>{rows.reduce((sum, { rounds }) => sum + rounds, 0).toLocaleString('en-PH')}</td>
            <td>–</td>
            <Amounts row={sumOf(rows)} isClosed={isClosed} largest={undefined} />
          </tr>
        </tfoot>
      )}
    </TableFrame>
  )
}

type Sums = Pick<RevenueRow, 'stake' | 'win' | 'ggr' | 'ngr' | 'late'>
type AmountsProps = { readonly row: Sums; readonly isClosed: boolean; readonly largest: number | undefined }

const percent = new Intl.NumberFormat('en-PH', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

function Amounts({ row: { stake, win, ggr, ngr, late }, isClosed, largest }: AmountsProps) {
  return (
    <>
      <td>{formatMoney(stake)}</td>
      <td>{formatMoney(win)}</td>
      <td className={classNames(styles.ggr, ggr < 0 && styles.loss)}>{formatMoney(ggr)}</td>
      <td className={styles.barColumn} aria-hidden="true">
        {largest !== undefined && <ShareBar value={ggr} whole={largest} />}
      </td>
      <td>{stake === 0 ? '–' : percent.format(ggr / stake)}</td>
      <td className={classNames(ngr < 0 && styles.loss)}>{formatMoney(ngr)}</td>
      {isClosed && <td className={styles.late}>{lateText(late)}</td>}
    </>
  )
}

/** An open day has no late items. */
const lateText = (late: RevenueRow['late']): string =>
  late === null ? messages.notClosed : late === 0 ? '–' : formatSignedMoney(late)

function sumOf(rows: readonly RevenueRow[]): Sums {
  const sum = (of: (row: RevenueRow) => number): WireCentavos =>
    wireCentavos(rows.reduce((all, row) => all + of(row), 0))
  return {
    stake: sum(({ stake }) => stake),
    win: sum(({ win }) => win),
    ggr: sum(({ ggr }) => ggr),
    ngr: sum(({ ngr }) => ngr),
    late: sum(({ late }) => late ?? 0),
  }
}
