import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from './messages/en.ts'
import styles from './sold-out.module.css'

interface SoldOutProps {
  /** The alternative, or nothing if it is mentioned elsewhere. */
  children?: string | null
}

/** Replaces the buy button while the budget does not cover an offer. */
export function SoldOut({ children = messages.soldOutPaymentCounts }: SoldOutProps) {
  return (
    <div className={styles.soldOut}>
      <Icon name="clock" size={20} />
      <p className={styles.words}>
        <strong className={styles.title}>{messages.soldOut}</strong>
        {children !== null && <span className={styles.note}>{children}</span>}
      </p>
    </div>
  )
}
