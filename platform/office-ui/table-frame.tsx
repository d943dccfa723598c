import { type ReactNode, useRef } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import styles from './table-frame.module.css'
import { useWide } from './use-wide.ts'

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

/**
 * The frame of every table in the back office. The head stays in view: a table that fits scrolls with its page; one that
 * is too wide scrolls in its own frame, both ways and never wider than the page, and is a stop of the Tab key.
 */
export function TableFrame({ label, refreshing = false, className, empty, children }: TableFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isWide = useWide(frame)
  return (
    <div
      ref={frame}
      className={classNames(styles.frame, isWide && styles.wide)}
      role="region"
      aria-label={label}
      aria-busy={refreshing}
      tabIndex={isWide ? 0 : undefined}
    >
      <table className={classNames(styles.table, className)}>{children}</table>
      {empty && <p className={styles.empty}>{empty}</p>}
    </div>
  )
}
