import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './sold-out.module.css'

interface SoldOutProps {
  /** What there is instead, or nothing, where that is said elsewhere. */
  children?: string | null
}

/** Stands where an offer would be bought, as long as there is not enough left of it. */
export function SoldOut({ children = 'A payment for it that you have begun still counts.' }: SoldOutProps) {
  return (
    <div className={styles.soldOut}>
      <Icon name="clock" size={20} />
      <p className={styles.words}>
        <strong className={styles.title}>Sold out for now</strong>
        {children !== null && <span className={styles.note}>{children}</span>}
      </p>
    </div>
  )
}
