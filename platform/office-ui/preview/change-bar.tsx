import type { ReactNode } from 'react'
import { messages } from '../messages/en.ts'
import styles from './change-bar.module.css'

type ChangeBarProps = {
  /** How the draft differs from what players see. */
  readonly about: ReactNode
  readonly children: ReactNode
}

/** Stays visible below the editor: what has changed, and what can be done with it. */
export const ChangeBar = ({ about, children }: ChangeBarProps) => (
  <div className={styles.bar} role="region" aria-label={messages.changes}>
    <p className={styles.about} aria-live="polite">
      {about}
    </p>
    {children}
  </div>
)
