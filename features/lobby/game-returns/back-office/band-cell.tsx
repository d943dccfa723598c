import { formatMessage } from '#core/message/format-message.ts'
import { BandDrawing } from './band-drawing.tsx'
import styles from './band-cell.module.css'
import { messages } from './messages/en.ts'
import { shareText } from './state-words.ts'

type Range = { readonly low: number; readonly high: number } | null
type BandCellProps = {
  readonly measured: number | null
  readonly lowest: number
  readonly highest: number | null
  readonly usual: Range
  readonly certain: Range
  readonly isNormal: boolean
}

/** The band with its ends in figures. */
export function BandCell({ measured, lowest, highest, usual, certain, isNormal }: BandCellProps) {
  if (measured === null || usual === null || certain === null) return '–'
  return (
    <div className={styles.cell}>
      <BandDrawing measured={measured} lowest={lowest} highest={highest ?? lowest} usual={usual} certain={certain} />
      <span className={styles.range}>
        {formatMessage(messages.bandRange, { low: shareText(certain.low), high: shareText(certain.high) })}
      </span>
      {!isNormal && <span className={styles.range}>{messages.fewRoundsBand}</span>}
    </div>
  )
}
