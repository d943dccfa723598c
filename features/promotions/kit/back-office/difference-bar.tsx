import type { Estimate } from '../holdout.ts'
import { findingOf } from './estimate-text.ts'
import styles from './promotion-page.module.css'

const half = 50

/** The interval of a difference beside the line of no difference. */
export function DifferenceBar(difference: Estimate) {
  const { mean, low, high } = difference
  if (low === null || high === null) return null
  const reach = Math.max(Math.abs(low), Math.abs(high)) || 1
  const place = (value: number) => half + (value / reach) * (half - 2)
  return (
    <svg className={styles.interval} viewBox="0 0 100 16" data-finding={findingOf(difference)} aria-hidden="true">
      <path className={styles.zero} d={`M${half} 0v16`} />
      <path className={styles.range} d={`M${place(low)} 8H${place(high)}`} />
      <circle cx={place(mean)} cy="8" r="3.5" />
    </svg>
  )
}
