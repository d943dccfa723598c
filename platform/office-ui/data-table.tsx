import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './data-table.module.css'
import { TableFrame } from './table-frame.tsx'

export type Column<Row> = {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  /** Keeps its content on one line. */
  readonly tight?: boolean
  /** Stands in the head for the name: what acts on the shown rows. */
  readonly head?: (rows: readonly Row[]) => ReactNode
  /** Aligns digits. */
  readonly numeric?: boolean
  /** The list's orders by this column; the first click uses the first one. */
  readonly sorts?: readonly { readonly sort: string; readonly direction: 'ascending' | 'descending' }[]
}

type DataTableProps<Row> = {
  /** The table's accessible name. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** Shown in place of rows. */
  readonly empty: string
  /** Newer rows are being fetched. */
  readonly refreshing?: boolean
  /** The current order, if the columns offer several. */
  readonly sort?: string
  readonly onSort?: (sort: string) => void
}

/** A list in columns. A wide table scrolls inside its own frame, never the page. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, empty, refreshing = false, sort, onSort } = props
  return (
    <TableFrame
      label={label}
      refreshing={refreshing}
      className={classNames(styles.table, refreshing && styles.refreshing)}
      empty={rows.length === 0 && empty}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column.name} {...column} act={column.head?.(rows)} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-row tabIndex={-1}>
            {columns.map(({ name, cell, tight, numeric }) => (
              <td key={name} className={classNames(tight && styles.tight, numeric && styles.numeric)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

type ColumnHeadProps = Pick<Column<never>, 'name' | 'numeric' | 'sorts'> & {
  readonly act: ReactNode
  readonly sort: string | undefined
  readonly onSort: ((sort: string) => void) | undefined
}

function ColumnHead({ name, numeric, act, sorts = [], sort, onSort }: ColumnHeadProps) {
  const at = sorts.findIndex((each) => each.sort === sort)
  const next = sorts[(at + 1) % Math.max(sorts.length, 1)]
  const direction = sorts[at]?.direction
  return (
    <th scope="col" className={classNames(numeric && styles.numeric)} aria-sort={direction}>
      {next && onSort ? (
        <button type="button" className={styles.sort} onClick={() => onSort(next.sort)}>
          {name}
          <Icon name={direction === 'ascending' ? 'chevron-up' : 'chevron-down'} size={14} />
        </button>
      ) : (
        (act ?? name)
      )}
    </th>
  )
}
