import type { ReactNode } from 'react'
import styles from './two-lines.module.css'

/** Two lines that belong together in one cell, the secondary one below. */
export function TwoLines({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <>
      {first}
      <br />
      <span className={styles.second}>{second}</span>
    </>
  )
}
