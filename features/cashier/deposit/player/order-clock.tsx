import { systemClock } from '#core/clock/instant.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { Countdown } from '#platform/ui/countdown/countdown.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import styles from './order-clock.module.css'
import type { DepositOrder } from './plain-order.ts'
import { messages } from './messages/en.ts'

export interface OrderClockProps {
  order: DepositOrder
  onTimeUp: () => void
}

/** The amount due, the bonus that was promised with it, and the time left. */
export function OrderClock({ order, onTimeUp }: OrderClockProps) {
  const { amount, expireAt } = order
  return (
    <div className={styles.clock}>
      <span className={styles.amount}>
        <Money amount={amount} tone="gold" className={styles.money} />
        <span className={styles.soft}>{channelText(order)}</span>
      </span>
      <span className={styles.left}>
        <Countdown until={expireAt} now={systemClock.now} label={messages.timeLeftToPay} onEnd={onTimeUp} />
        <span className={styles.soft}>{messages.leftToPay}</span>
      </span>
    </div>
  )
}

const channelText = ({ channel, promised }: DepositOrder): string =>
  promised > 0 ? formatMessage(messages.channelAndBonus, { channel, bonus: formatMoney(promised) }) : channel
