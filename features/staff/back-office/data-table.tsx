import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import styles from './data-table.module.css'

export type Column<Row> = {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  /** Stays on one line. */
  readonly tight?: boolean
}

type DataTableProps<Row> = {
  /** What the table lists, for the ears. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** Said in place of rows. */
  readonly empty: string
  /** Newer rows are on their way. */
  readonly refreshing?: boolean
}

/** A list in columns. Too wide a table scrolls inside its own frame, never the page. */
export function DataTable<Row>({ label, columns, rows, rowKey, empty, refreshing = false }: DataTableProps<Row>) {
  return (
    <div className={styles.frame} role="region" aria-label={label} aria-busy={refreshing} tabIndex={0}>
      <table className={classNames(styles.table, refreshing && styles.refreshing)}>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ name, cell, tight }) => (
                <td key={name} className={classNames(tight && styles.tight)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.empty}>{empty}</p>}
    </div>
  )
}
