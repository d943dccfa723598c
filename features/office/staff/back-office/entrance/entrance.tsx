import type { ReactNode } from 'react'
import { Wordmark } from '#platform/ui/logo/wordmark.tsx'
import styles from './entrance.module.css'

/** The frame of everything before the session: a centred panel. */
export function Entrance({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className={styles.entrance}>
      <div className={styles.panel}>
        <Wordmark />
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  )
}
