import type { ReactNode } from 'react'
import styles from './lobby-page.module.css'

export type LobbyPageProps = { readonly title: string; readonly children: ReactNode }

/** The frame of a page that a menu leads to: its name and its content, no way back. */
export function LobbyPage({ title, children }: LobbyPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1 className={styles.title}>{title}</h1>
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
