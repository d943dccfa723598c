import type { ReactNode } from 'react'
import { NightSign } from '#platform/ui/empty-state/night-sign.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import styles from './screen-notice.module.css'

export type ScreenNoticeProps = {
  readonly icon: IconName
  readonly title: string
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** A whole page that says why the page asked for is not there, and what to do. */
export function ScreenNotice({ icon, title, actions, children }: ScreenNoticeProps) {
  return (
    <section className={styles.notice}>
      <NightSign icon={icon} />
      <h1>{title}</h1>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
