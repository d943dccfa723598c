import type { ReactNode } from 'react'
import styles from '#platform/ui/card/card.module.css'
import { classNames } from '#platform/ui/class-names.ts'

export interface CardProps {
  title?: ReactNode
  /** Beside the title: a small ghost button or link, "See all". */
  action?: ReactNode
  /** Rows extend to the edges. */
  flush?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function Card({ title, action, flush = false, className, children }: CardProps) {
  return (
    <section className={classNames(styles.card, flush && styles.flush, className)}>
      {(title || action) && (
        <header className={styles.header}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {action && <div className={styles.action}>{action}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
