import { formatMoney } from '#core/money/format-money.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import styles from './budget-meter.module.css'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

interface BudgetMeterProps {
  spent: WireCentavos
  /** Reserved for buyers who have not received everything yet. */
  held: WireCentavos
  max: WireCentavos | null
  /** Names the limit; as a rule, what stands beside it says which it is. */
  limit?: string
}

/** The use of a budget. */
export function BudgetMeter({ spent, held, max, limit = messages.ofMax }: BudgetMeterProps) {
  const used =
    held > 0
      ? formatMessage(messages.spentAndHeld, { spent: formatMoney(spent), held: formatMoney(held) })
      : formatMoney(spent)
  if (max === null) return <span>{formatMessage(messages.spentNoBudget, { used })}</span>
  return (
    <div className={styles.meter}>
      <ProgressBar
        label={<span className={styles.used}>{used}</span>}
        valueText={<span className={styles.limit}>{formatMessage(limit, { max: formatMoney(max) })}</span>}
        value={spent + held}
        max={max}
      />
    </div>
  )
}
