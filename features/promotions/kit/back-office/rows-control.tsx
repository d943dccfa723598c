import { Fragment, type ReactNode } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import type { SettingField } from '../setting-field.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './promotion-page.module.css'

export type Row = Readonly<Record<string, unknown>>

interface RowsControlProps {
  label: string
  hint?: string | undefined
  /** A row's fields, which may depend on its values. */
  columnsOf: (row: Row) => readonly SettingField[]
  countsFrom?: number | undefined
  value: unknown
  error?: string | undefined
  readOnly: boolean
  onChange: (value: unknown) => void
  /** One cell of a row. */
  control: (cell: Cell) => ReactNode
}

export interface Cell {
  field: SettingField
  value: unknown
  readOnly: boolean
  onChange: (value: unknown) => void
}

/** A list of rows made of fields. */
export function RowsControl(props: RowsControlProps) {
  const { label, hint, columnsOf, countsFrom = 1, value, error, readOnly, onChange, control } = props
  const rows: readonly Row[] = Array.isArray(value) ? value : []
  const change = (at: number, row: Row) => onChange(rows.map((each, index) => (index === at ? row : each)))
  return (
    <fieldset className={`${styles.rows} ${styles.wide}`}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {rows.map((row, at) => (
        <div key={at} className={styles.row}>
          <span className={styles.place} aria-hidden="true">
            {countsFrom + at}
          </span>
          {columnsOf(row).map((column) => (
            <Fragment key={column.name}>
              {control({
                field: column,
                value: row[column.name],
                readOnly,
                onChange: (next) => change(at, changed(row, { [column.name]: next }, columnsOf)),
              })}
            </Fragment>
          ))}
          {!readOnly && (
            <IconButton
              icon="trash"
              label={formatMessage(messages.removeRow, { row: countsFrom + at, label })}
              onClick={() => onChange(rows.filter((_row, index) => index !== at))}
            />
          )}
        </div>
      ))}
      {error && <p role="alert">{error}</p>}
      {!readOnly && (
        <div>
          <Button
            size="small"
            variant="secondary"
            icon="plus"
            onClick={() => onChange([...rows, firstOf(columnsOf({}))])}
          >
            {messages.addRow}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const firstOf = (columns: readonly SettingField[]): Row =>
  Object.fromEntries(columns.map(({ name, initial }) => [name, initial]))

/** A changed row. A number whose unit changed is cleared: 30 pesos are not 3000. */
function changed(row: Row, change: Row, columnsOf: RowsControlProps['columnsOf']): Row {
  const next = { ...row, ...change }
  const before = new Map(columnsOf(row).map(({ name, label }) => [name, label]))
  const renamed = columnsOf(next).filter(({ name, label }) => before.get(name) !== label)
  return { ...next, ...Object.fromEntries(renamed.map(({ name }) => [name, null])) }
}
