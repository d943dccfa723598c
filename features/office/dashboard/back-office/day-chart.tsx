import { areaPath, curvePath, heightOf, rangeOf } from './curve-path.ts'
import styles from './day-chart.module.css'

type DayChartProps = {
  /** The chart's accessible name. */
  readonly label: string
  /** By hour, up to now. */
  readonly today: readonly number[]
  readonly yesterday: readonly number[]
  readonly lastWeek: readonly number[]
}

const size = { width: 240, height: 72 }
const ticks = ['12 AM', '6 AM', '12 PM', '6 PM', '12 AM'] as const

/** Today as an area, earlier days as lines behind it. */
export function DayChart({ label, today, yesterday, lastWeek }: DayChartProps) {
  const scale = { ...size, ...rangeOf([today, yesterday, lastWeek]) }
  const zero = heightOf(0, scale)
  const last = today.at(-1)
  return (
    <div className={styles.chart}>
      <svg
        className={styles.curves}
        viewBox={`0 -3 ${size.width} ${size.height + 6}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <line className={styles.zero} x1={0} x2={size.width} y1={zero} y2={zero} />
        <path className={styles.lastWeek} d={curvePath(lastWeek, scale)} />
        <path className={styles.yesterday} d={curvePath(yesterday, scale)} />
        <path className={styles.area} d={areaPath(today, scale)} />
        <path className={styles.today} d={curvePath(today, scale)} />
        {last !== undefined && (
          // A zero-length line with round caps: a dot that keeps its shape at any chart width.
          <path className={styles.now} d={`M${((today.length - 1) * size.width) / 23} ${heightOf(last, scale)}h0.01`} />
        )}
      </svg>
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map((tick, index) => (
          <span key={`${tick} ${index}`}>{tick}</span>
        ))}
      </div>
    </div>
  )
}
