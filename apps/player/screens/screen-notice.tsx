import type { ReactNode } from 'react'
import styles from './screen-notice.module.css'

export type ScreenNoticeProps = {
  readonly picture: ReactNode
  readonly title: string
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** A whole page that explains why the requested one is missing, and what to do. */
export function ScreenNotice({ picture, title, actions, children }: ScreenNoticeProps) {
  return (
    <section className={styles.notice}>
      {picture}
      <h1>{title}</h1>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
