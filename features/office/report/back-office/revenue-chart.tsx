import { formatDay } from '#core/clock/manila-format.ts'
import { isCalendarDay } from '#core/clock/manila.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { barScale } from './bar-scale.ts'
import { ChartFrame } from './chart-frame.tsx'
import styles from './revenue-chart.module.css'
import type { RevenueRow } from './revenue-row.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const height = 160
const step = 10
const [barBegins, barWidth] = [1.5, 7]

/** Daily bars of gaming revenue, with a line net of gifts. Without data nothing is drawn. */
export function RevenueChart({ rows }: { readonly rows: readonly RevenueRow[] }) {
  if (rows.every(({ ggr, ngr }) => ggr === 0 && ngr === 0)) return null
  const scale = barScale(
    rows.flatMap(({ ggr, ngr }) => [ggr, ngr]),
    height,
  )
  const zero = scale.at(0)
  return (
    <Card
      title={messages.ggrAndNgr}
      action={
        <ul className={styles.legend}>
          <li className={styles.ggr}>{messages.ggr}</li>
          <li className={styles.ngr}>{messages.ngr}</li>
        </ul>
      }
    >
      <ChartFrame {...scale} first={textOf(rows[0])} last={textOf(rows.at(-1))}>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${rows.length * step} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={formatMessage(messages.revenueChart, { days: rows.length })}
        >
          <line className={styles.zero} x1={0} x2={rows.length * step} y1={zero} y2={zero} />
          {rows.map((row, index) => {
            const [x, top] = [index * step + barBegins, scale.at(row.ggr)]
            return (
              <g key={row.key}>
                <title>
                  {formatMessage(messages.dayFigures, {
                    date: textOf(row),
                    ggr: money(row.ggr),
                    ngr: money(row.ngr),
                  })}
                </title>
                <rect className={styles.ground} x={index * step} width={step} height={height} />
                <rect
                  className={classNames(styles.bar, row.ggr < 0 && styles.loss)}
                  x={x}
                  width={barWidth}
                  y={Math.min(top, zero)}
                  height={Math.abs(top - zero)}
                />
                <path className={styles.mark} d={`M${x} ${scale.at(row.ngr)}h${barWidth}`} />
              </g>
            )
          })}
        </svg>
      </ChartFrame>
    </Card>
  )
}

const money = (value: number): string => formatMoney(wireCentavos(value))
const textOf = (row: RevenueRow | undefined): string =>
  row === undefined ? '' : isCalendarDay(row.key) ? formatDay(row.key) : row.key
