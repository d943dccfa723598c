import { formatMessage } from '#core/message/format-message.ts'
import styles from './band-drawing.module.css'
import { messages } from './messages/en.ts'
import { shareText } from './state-words.ts'

type Range = { readonly low: number; readonly high: number }
export type BandDrawingProps = {
  readonly measured: number
  readonly lowest: number
  readonly highest: number
  readonly usual: Range
  readonly certain: Range
}

const width = 160
const height = 22
const middle = height / 2

/** The 99.9 % band as a line, the 95 % band on it, what is declared as a mark, and the measured return as a point. */
export function BandDrawing({ measured, lowest, highest, usual, certain }: BandDrawingProps) {
  const [from, to] = [Math.min(certain.low, measured), Math.max(certain.high, measured)]
  const margin = 6
  const at = (share: number): number => margin + ((share - from) / Math.max(1, to - from)) * (width - 2 * margin)
  const isOutside = measured < certain.low || measured > certain.high
  const label = formatMessage(messages.bandLabel, {
    measured: shareText(measured),
    usualLow: shareText(usual.low),
    usualHigh: shareText(usual.high),
    low: shareText(certain.low),
    high: shareText(certain.high),
  })
  const [left, right] = [Math.max(at(usual.low), at(from)), Math.min(at(usual.high), at(to))]
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <line className={styles.certain} x1={at(certain.low)} x2={at(certain.high)} y1={middle} y2={middle} />
      <rect className={styles.usual} x={left} width={Math.max(1, right - left)} y={middle - 4} height={8} rx={2} />
      <line className={styles.declared} x1={at(lowest)} x2={at(lowest)} y1={2} y2={height - 2} />
      <line className={styles.declared} x1={at(highest)} x2={at(highest)} y1={2} y2={height - 2} />
      <circle className={isOutside ? styles.outside : styles.measured} cx={at(measured)} cy={middle} r={4.5} />
    </svg>
  )
}
