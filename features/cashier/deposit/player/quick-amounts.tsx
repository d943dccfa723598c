import type { DepositChannel } from '#features/cashier/channel/player/index.ts'
import { formatShortMoney } from '#core/money/short-money.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { messages } from './messages/en.ts'
import styles from './quick-amounts.module.css'

export interface QuickAmountsProps {
  channel: DepositChannel
  amount: WireCentavos | undefined
  onChoose: (amount: WireCentavos) => void
}

/** Suggested amounts within the method's limits. */
export function QuickAmounts({ channel, amount, onChoose }: QuickAmountsProps) {
  const offered = channel.amounts.filter((each) => each >= channel.amountMin && each <= channel.amountMax)
  if (offered.length === 0) return null
  return (
    <div className={styles.amounts} role="group" aria-label={messages.quickAmounts}>
      {offered.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.amount}
          aria-pressed={each === amount}
          onClick={() => onChoose(each)}
        >
          {formatShortMoney(each)}
        </button>
      ))}
    </div>
  )
}
