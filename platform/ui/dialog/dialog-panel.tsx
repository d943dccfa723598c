import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import styles from '#platform/ui/dialog/dialog.module.css'

export interface DialogPanelProps {
  /** Title and words are found under it by what the window is labelled with. */
  id: string
  title: ReactNode
  children?: ReactNode
  actions: ReactNode
  className?: string | undefined
}

/** What a small window says: a title, a few words and buttons. */
export const DialogPanel = ({ id, title, children, actions, className }: DialogPanelProps) => (
  <div className={classNames(styles.panel, className)}>
    <h2 id={`${id}-title`} className={styles.title}>
      {title}
    </h2>
    {children && (
      <div id={`${id}-body`} className={styles.body}>
        {children}
      </div>
    )}
    <div className={styles.actions}>{actions}</div>
  </div>
)
