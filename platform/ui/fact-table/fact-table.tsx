import { classNames } from '#platform/ui/class-names.ts'
import styles from './fact-table.module.css'

export interface FactTableProps {
  label?: string | undefined
  head: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly string[])[]
  /** The highlighted row: the player's own. */
  own?: number | undefined
}

/** From this many columns on, a narrow container stacks each row's values. */
const wideColumns = 4

/** Facts in rows and columns. Where the columns do not fit, each value is shown below its column's name. */
export function FactTable({ label, head, rows, own }: FactTableProps) {
  return (
    <div className={styles.frame}>
      <table className={classNames(styles.table, head.length >= wideColumns && styles.wide)} aria-label={label}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...facts], at) => (
            <tr key={at} className={classNames(at === own && styles.own)} aria-current={at === own || undefined}>
              <th scope="row">{name}</th>
              {facts.map((fact, column) => (
                <td key={column} data-name={head[column + 1]}>
                  {fact}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
