import { formatMonth } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { Card } from '#platform/ui/card/card.tsx'
import type { viewPagcorMonth } from '../contract.ts'
import { messages } from './messages/en.ts'
import styles from './pagcor-page.module.css'

type MonthSumsProps = Pick<
  ResponseOf<typeof viewPagcorMonth>,
  'ggr' | 'shares' | 'minimumFee' | 'due' | 'termsFrom' | 'termsSavedBy'
>

/** The amount that is due, and which of the two it is. */
export function MonthSums({ ggr, shares, minimumFee, due, termsFrom, termsSavedBy }: MonthSumsProps) {
  const sums = { shares: formatMoney(shares), fee: formatMoney(minimumFee) }
  return (
    <Card>
      <p className={styles.due}>{formatMessage(messages.due, { due: formatMoney(due) })}</p>
      <p>{formatMessage(shares > minimumFee ? messages.sharesAreDue : messages.minimumIsDue, sums)}</p>
      <p className={styles.basis}>
        {formatMessage(messages.basis, { ggr: formatMoney(ggr), month: formatMonth(termsFrom), member: termsSavedBy })}
      </p>
    </Card>
  )
}
