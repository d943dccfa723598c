import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import styles from './table-frame.module.css'

type TableFrameProps = {
  /** What the table lists, for the ears. */
  readonly label: string
  /** Newer rows are on their way. */
  readonly refreshing?: boolean
  readonly className?: string | undefined
  /** Said below the head in place of rows. */
  readonly empty?: string | false
  readonly children: ReactNode
}

/** What every table of the back office has around it: a frame in which it scrolls, never the page, and its head. */
export const TableFrame = ({ label, refreshing = false, className, empty, children }: TableFrameProps) => (
  <div className={styles.frame} role="region" aria-label={label} aria-busy={refreshing} tabIndex={0}>
    <table className={classNames(styles.table, className)}>{children}</table>
    {empty && <p className={styles.empty}>{empty}</p>}
  </div>
)
