import { formatDay } from '#core/clock/manila-format.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { classNames } from '#platform/ui/class-names.ts'
import type { FigureText } from './change-of.ts'
import { heightOf, rangeOf } from './curve-path.ts'
import { messages } from './messages/en.ts'
import styles from './span-chart.module.css'

type Day = { readonly day: CalendarDay; readonly value: number }
type SpanChartProps = {
  /** The chart's accessible name. */
  readonly label: string
  readonly days: readonly Day[]
  /** The days of the span before, in order. */
  readonly earlier: readonly number[]
  /** The last day has not ended. */
  readonly isCut: boolean
  readonly text: FigureText
}

const height = 72
const step = 10
const [barBegins, barWidth] = [1.5, 7]

/** A bar for each day, and a mark for the day of the span before. A day that has not ended is drawn lighter. */
export function SpanChart({ label, days, earlier, isCut, text }: SpanChartProps) {
  const scale = { width: days.length * step, height, ...rangeOf([days.map(({ value }) => value), earlier]) }
  const zero = heightOf(0, scale)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <div className={styles.chart}>
      <svg
        className={styles.bars}
        viewBox={`0 -2 ${scale.width} ${height + 4}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <line className={styles.zero} x1={0} x2={scale.width} y1={zero} y2={zero} />
        {days.map(({ day, value }, index) => {
          const [x, top] = [index * step + barBegins, heightOf(value, scale)]
          const before = earlier[index]
          const isUnfinished = isCut && index === days.length - 1
          return (
            <g key={day}>
              <title>
                {formatMessage(isUnfinished ? messages.unfinishedDay : messages.dayValue, {
                  date: formatDay(day),
                  value: text(value),
                })}
              </title>
              <rect className={styles.ground} x={index * step} width={step} y={0} height={height} />
              <rect
                className={classNames(styles.bar, isUnfinished && styles.unfinished)}
                x={x}
                width={barWidth}
                y={Math.min(top, zero)}
                height={Math.abs(top - zero)}
              />
              {before !== undefined && (
                <path className={styles.before} d={`M${x} ${heightOf(before, scale)}h${barWidth}`} />
              )}
            </g>
          )
        })}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{first && formatDay(first.day)}</span>
        {last && last !== first && <span>{isCut ? messages.todayUnfinished : formatDay(last.day)}</span>}
      </div>
    </div>
  )
}
