import { centavos } from '#core/money/centavos.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { isCount, type MeasureName } from '../holdout-measures.ts'
import type { Estimate } from '../holdout.ts'
import { messages } from './messages/en.ts'

const percent = new Intl.NumberFormat('en-PH', { style: 'percent', maximumFractionDigits: 2 })
const count = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 4 })

export const shareText = (share: number): string => percent.format(share)

/** A mean with its interval, if there is one. */
export function estimateText(name: MeasureName, { mean, low, high }: Estimate): string {
  const text = (value: number) =>
    isCount(name) ? count.format(value) : formatMoney(centavos(BigInt(Math.round(value))))
  if (low === null || high === null) return text(mean)
  return formatMessage(messages.withInterval, { mean: text(mean), low: text(low), high: text(high) })
}

/** Whether the interval of a difference leaves room for none. */
export function findingOf({ low, high }: Estimate): 'tooFew' | 'higher' | 'lower' | 'noDifference' {
  if (low === null || high === null) return 'tooFew'
  if (low > 0) return 'higher'
  return high < 0 ? 'lower' : 'noDifference'
}
