import type { ReactNode } from 'react'
import styles from './menu-page.module.css'

export type MenuPageProps = {
  readonly title: string
  /** At the end of the header. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** The frame of a page opened from a menu: its name and its content, no back button. */
export function MenuPage({ title, action, children }: MenuPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1 className={styles.title}>{title}</h1>
        {action}
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
