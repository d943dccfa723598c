import { paymentProviderName } from '#features/cashier/channel/back-office/index.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messages } from '../messages/en.ts'
import styles from './split-bar.module.css'

type Split = {
  /** The mean time of the whole, in milliseconds. */
  readonly mean: number
  readonly parts: readonly { readonly part: string; readonly mean: number }[]
}

/** The parts of a mean time as a bar, and in words beside it. */
export function SplitBar(split: Split) {
  return (
    <div className={styles.split}>
      <svg className={styles.bar} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {piecesOf(split).map(({ part, from, width }) => (
          <rect key={part} className={styles[toneOf(part)]} x={from} width={width} height={1} />
        ))}
      </svg>
      <span className={styles.words}>{sharesText(split)}</span>
    </div>
  )
}

/** “Maya 71%, ours 20%, PostgreSQL 9%”: the largest first, nothing below half a percent. */
export const sharesText = (split: Split): string =>
  split.parts
    .map(({ part, mean }) => ({ part, share: shareOf(mean, split) }))
    .filter(({ share }) => share >= shownFrom)
    .map(({ part, share }) =>
      formatMessage(messages.partShare, { part: partTitle(part), share: share.toLocaleString('en-PH', percentStyle) }),
    )
    .join(', ')

const shownFrom = 0.005
const percentStyle = { style: 'percent', maximumFractionDigits: 0 } as const

// Services that were asked at the same time add up to more than the whole.
const shareOf = (mean: number, { mean: whole, parts }: Split): number => {
  const sum = Math.max(
    whole,
    parts.reduce((all, each) => all + each.mean, 0),
  )
  return sum === 0 ? 0 : mean / sum
}

type BarPiece = { readonly part: string; readonly from: number; readonly width: number }

/** Each part's piece of a bar of length 1, one after the other. */
function piecesOf(split: Split): readonly BarPiece[] {
  let end = 0
  return split.parts.map(({ part, mean }) => {
    const [from, width] = [end, shareOf(mean, split)]
    end += width
    return { part, from, width }
  })
}

const outside = 'outside:'

const titles: Readonly<Record<string, string>> = {
  own: messages.ours,
  statement: messages.postgresql,
  connection: messages.connectionWait,
  ledger: messages.ledgerBatch,
}

export const serviceTitle = (service: string): string => (service === 'line' ? 'LINE' : paymentProviderName(service))

const partTitle = (part: string): string =>
  part.startsWith(outside) ? serviceTitle(part.slice(outside.length)) : (titles[part] ?? part)

function toneOf(part: string): 'own' | 'postgresql' | 'wait' | 'provider' {
  if (part === 'own') return 'own'
  if (part === 'statement' || part === 'ledger') return 'postgresql'
  return part === 'connection' ? 'wait' : 'provider'
}
