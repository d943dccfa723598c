import type { ReactNode } from 'react'
import styles from './page-head.module.css'

type PageHeadProps = {
  readonly title: string
  /** One sentence: what this page is for. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

export function PageHead({ title, children, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {children && <div className={styles.about}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
