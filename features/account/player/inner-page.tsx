import type { ReactNode } from 'react'
import { useBack } from '#platform/browser/router/use-back.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import styles from './inner-page.module.css'

export type InnerPageProps = {
  readonly title: string
  /** Two columns where there is room for them. */
  readonly twoColumns?: boolean
  /** As wide as the page: for grids. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The frame of the pages behind the sign-in: a way back, a title, one column. */
export function InnerPage({ title, twoColumns = false, wide = false, children }: InnerPageProps) {
  const back = useBack('/lobby/home')
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <IconButton icon="back" label="Back" onClick={back} />
        <h1 className={styles.title}>{title}</h1>
      </header>
      <div className={classNames(styles.content, twoColumns && styles.twoColumns, wide && styles.wide)}>{children}</div>
    </div>
  )
}
