import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import styles from './chat-message.module.css'

export interface ChatMessageProps {
  /** The reader's side stands at the end of the line; a note is read by nobody but the house. */
  kind: 'sent' | 'received' | 'note'
  /** The author and the time. */
  by: string
  children: ReactNode
}

export const ChatMessage = ({ kind, by, children }: ChatMessageProps) => (
  <article className={classNames(styles.message, styles[kind])}>
    <p className={styles.by}>{by}</p>
    <div className={styles.text}>{children}</div>
  </article>
)
