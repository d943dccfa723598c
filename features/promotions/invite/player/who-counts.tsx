import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { betMin, daysToQualify, depositMin } from '../rules.ts'
import { messages } from './messages/en.ts'
import styles from './who-counts.module.css'

/** When a friend counts, and why some do not, from the rule that is executed. */
export const WhoCounts = () => (
  <div className={styles.conditions}>
    <h3 className={styles.title}>{formatMessage(messages.whoCounts, { days: daysToQualify })}</h3>
    <ul className={styles.list}>
      {[
        messages.addsNumber,
        messages.verifies,
        formatMessage(messages.deposits, { amount: formatMoney(depositMin) }),
        formatMessage(messages.plays, { amount: formatMoney(betMin) }),
      ].map((condition) => (
        <li key={condition} className={styles.condition}>
          <Icon name="check-circle" size={18} />
          {condition}
        </li>
      ))}
    </ul>
    <p className={styles.note}>{messages.whoDoesNot}</p>
  </div>
)
