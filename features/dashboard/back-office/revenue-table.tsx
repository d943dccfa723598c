import { formatDay } from '#core/clock/manila-format.ts'
import { isCalendarDay } from '#core/clock/manila.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { classNames } from '#platform/ui/class-names.ts'
import type { RevenueRow, RevenueSplit } from './revenue-row.ts'
import styles from './revenue-table.module.css'

type RevenueTableProps = {
  readonly rows: readonly RevenueRow[]
  readonly by: RevenueSplit
  readonly refreshing: boolean
  readonly isRead: boolean
}

const heads: Readonly<Record<RevenueSplit, string>> = { day: 'Day', provider: 'Provider', type: 'Type', game: 'Game' }

/** Numbers below each other, the sum at the foot, and a bar that is seen before it is read. */
export function RevenueTable({ rows, by, refreshing, isRead }: RevenueTableProps) {
  const largest = Math.max(1, ...rows.map(({ ggr }) => Math.abs(ggr)))
  return (
    <div className={styles.frame} role="region" aria-label="Revenue" aria-busy={refreshing} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{heads[by]}</th>
            <th scope="col">Rounds</th>
            <th scope="col">Players</th>
            <th scope="col">Stakes</th>
            <th scope="col">Wins</th>
            <th scope="col">GGR</th>
            <th scope="col" aria-hidden="true" className={styles.barColumn} />
            <th scope="col">Hold</th>
            {by === 'day' && <th scope="col">NGR</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{isCalendarDay(row.key) ? formatDay(row.key) : row.key}</th>
              <td>{row.rounds.toLocaleString('en-PH')}</td>
              <td>{row.players.toLocaleString('en-PH')}</td>
              <Amounts row={row} isDay={by === 'day'} largest={largest} />
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              <td>{rows.reduce((sum, { rounds }) => sum + rounds, 0).toLocaleString('en-PH')}</td>
              <td>–</td>
              <Amounts row={sumOf(rows)} isDay={by === 'day'} largest={undefined} />
            </tr>
          </tfoot>
        )}
      </table>
      {rows.length === 0 && <p className={styles.empty}>{isRead ? 'No round closed on these days.' : 'Loading …'}</p>}
    </div>
  )
}

type Sums = Pick<RevenueRow, 'stake' | 'win' | 'ggr' | 'ngr'>
type AmountsProps = { readonly row: Sums; readonly isDay: boolean; readonly largest: number | undefined }

const percent = new Intl.NumberFormat('en-PH', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

function Amounts({ row: { stake, win, ggr, ngr }, isDay, largest }: AmountsProps) {
  return (
    <>
      <td>{formatMoney(stake)}</td>
      <td>{formatMoney(win)}</td>
      <td className={classNames(styles.ggr, ggr < 0 && styles.loss)}>{formatMoney(ggr)}</td>
      <td className={styles.barColumn} aria-hidden="true">
        {largest !== undefined && <Bar value={ggr} largest={largest} />}
      </td>
      <td>{stake === 0 ? '–' : percent.format(ggr / stake)}</td>
      {isDay && (
        <td className={classNames(ngr !== null && ngr < 0 && styles.loss)}>{ngr === null ? '–' : formatMoney(ngr)}</td>
      )}
    </>
  )
}

const Bar = ({ value, largest }: { readonly value: number; readonly largest: number }) => (
  <svg className={styles.bar} viewBox="0 0 1 1" preserveAspectRatio="none">
    <rect className={value < 0 ? styles.barLoss : styles.barGain} width={Math.abs(value) / largest} height={1} />
  </svg>
)

function sumOf(rows: readonly RevenueRow[]): Sums {
  const sum = (of: (row: RevenueRow) => number): WireCentavos =>
    wireCentavos(rows.reduce((all, row) => all + of(row), 0))
  return {
    stake: sum(({ stake }) => stake),
    win: sum(({ win }) => win),
    ggr: sum(({ ggr }) => ggr),
    ngr: rows.some(({ ngr }) => ngr === null) ? null : sum(({ ngr }) => ngr ?? 0),
  }
}
