import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import styles from '#platform/ui/dialog/dialog.module.css'

export interface DialogPanelProps {
  /** Title and text have ids derived from it, which label the dialog. */
  id: string
  title: ReactNode
  children?: ReactNode
  actions: ReactNode
  className?: string | undefined
}

/** The content of a small dialog: a title, a few words and buttons. */
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
