import type { ReactNode } from 'react'
import styles from './change-bar.module.css'

type ChangeBarProps = {
  /** How what is written stands against what is seen. */
  readonly about: ReactNode
  /** The buttons. */
  readonly children: ReactNode
}

/** Stays in sight below what is written: what has changed, and what may be done with it. */
export const ChangeBar = ({ about, children }: ChangeBarProps) => (
  <div className={styles.bar} role="region" aria-label="Changes">
    <p className={styles.about} aria-live="polite">
      {about}
    </p>
    {children}
  </div>
)
