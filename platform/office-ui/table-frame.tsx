import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import styles from './table-frame.module.css'

type TableFrameProps = {
  /** The table's accessible name. */
  readonly label: string
  /** Newer rows are being fetched. */
  readonly refreshing?: boolean
  readonly className?: string | undefined
  /** Shown below the head in place of rows. */
  readonly empty?: string | false
  readonly children: ReactNode
}

/** The frame of every table in the back office: it scrolls inside itself, never the page. */
export const TableFrame = ({ label, refreshing = false, className, empty, children }: TableFrameProps) => (
  <div className={styles.frame} role="region" aria-label={label} aria-busy={refreshing} tabIndex={0}>
    <table className={classNames(styles.table, className)}>{children}</table>
    {empty && <p className={styles.empty}>{empty}</p>}
  </div>
)
