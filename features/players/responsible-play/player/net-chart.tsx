import { formatMonth } from '#core/clock/manila-format.ts'
import { formatSignedMoney } from '#core/money/format-money.ts'
import type { PlayMonth } from './care.ts'
import { messages } from './messages/en.ts'
import styles from './limits-page.module.css'

const width = 480
const height = 160
const middle = 70
const reach = 60
const gap = 8

/** A bar per month, up for a win and down for a loss. */
export function NetChart({ months }: { readonly months: readonly PlayMonth[] }) {
  const largest = Math.max(1, ...months.map(({ net }) => Math.abs(net)))
  const step = width / months.length
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summaryOf(months)}>
      <line className={styles.axis} x1="0" x2={width} y1={middle} y2={middle} />
      {months.map(({ month, net }, at) => {
        const length = net === 0 ? 0 : Math.max(2, (Math.abs(net) / largest) * reach)
        const x = at * step + gap / 2
        return (
          <g key={month}>
            <rect
              className={net > 0 ? styles.up : styles.down}
              x={x}
              y={net > 0 ? middle - length : middle}
              width={step - gap}
              height={length}
              rx="3"
            />
            <text className={styles.month} x={x + (step - gap) / 2} y={height - gap} textAnchor="middle">
              {monthNames[Number(month.slice(5, 7)) - 1]}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const monthNames = [
  messages.jan,
  messages.feb,
  messages.mar,
  messages.apr,
  messages.may,
  messages.jun,
  messages.jul,
  messages.aug,
  messages.sep,
  messages.oct,
  messages.nov,
  messages.dec,
]

const summaryOf = (months: readonly PlayMonth[]): string =>
  months
    .filter(({ net }) => net !== 0)
    .map(({ month, net }) => `${formatMonth(month)}: ${formatSignedMoney(net)}`)
    .join(', ')
