import type { ReactNode } from 'react'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { BarScale } from './bar-scale.ts'
import styles from './chart-frame.module.css'

type ChartFrameProps = Pick<BarScale, 'high' | 'low'> & {
  readonly first: string
  readonly last: string
  readonly children: ReactNode
}

/** A chart with its extreme amounts beside it and its first and last day below. */
export const ChartFrame = ({ high, low, first, last, children }: ChartFrameProps) => (
  <div className={styles.frame}>
    <div className={styles.amounts} aria-hidden="true">
      <span>{formatMoney(wireCentavos(high))}</span>
      <span>{formatMoney(wireCentavos(low))}</span>
    </div>
    {children}
    <div className={styles.days} aria-hidden="true">
      <span>{first}</span>
      <span>{last}</span>
    </div>
  </div>
)
