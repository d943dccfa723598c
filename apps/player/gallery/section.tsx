import type { ReactNode } from 'react'
import styles from '#apps/player/gallery/gallery.module.css'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
