import type { ReactNode } from 'react'
import styles from '#platform/ui/empty-state/empty-state.module.css'
import { NightSign } from '#platform/ui/empty-state/night-sign.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'

export interface EmptyStateProps {
  icon: IconName
  /** Replaces the icon. */
  picture?: ReactNode | undefined
  title: ReactNode
  /** What will be here, and how it gets here. */
  children?: ReactNode
  /** One useful thing to do next. */
  action?: ReactNode
}

export function EmptyState({ icon, picture, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture ?? <NightSign icon={icon} />}
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
