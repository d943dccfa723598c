import { formatDay } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { Card } from '#platform/ui/card/card.tsx'
import type { viewLiabilities } from '../contract.ts'
import { barScale } from './bar-scale.ts'
import { ChartFrame } from './chart-frame.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './liability-chart.module.css'

type Day = ResponseOf<typeof viewLiabilities>['days'][number]

const [height, step] = [160, 10]

/** The liability at the end of each day, oldest first. */
export function LiabilityChart({ days }: { readonly days: readonly Day[] }) {
  const scale = barScale(
    days.map(({ total }) => total),
    height,
  )
  const width = (days.length - 1) * step
  const line = days.map(({ total }, index) => `${index === 0 ? 'M' : 'L'}${index * step} ${scale.at(total)}`).join('')
  const [first, last] = [days[0], days.at(-1)]
  return (
    <Card title={messages.owedAtDayEnd}>
      <ChartFrame {...scale} first={first ? formatDay(first.day) : ''} last={last ? formatDay(last.day) : ''}>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={
            last ? formatMessage(messages.owedChart, { days: days.length, total: formatMoney(last.total) }) : ''
          }
        >
          <path className={styles.area} d={`${line}L${width} ${height}L0 ${height}Z`} />
          <path className={styles.line} d={line} />
        </svg>
      </ChartFrame>
    </Card>
  )
}
