import { parseMoney } from '#core/money/parse-money.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { useState } from 'react'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import type { SettingField } from '../setting-field.ts'
import styles from './promotion-page.module.css'
import { type Cell, RowsControl } from './rows-control.tsx'

export interface FieldControlProps {
  field: SettingField
  value: unknown
  error?: string | undefined
  readOnly: boolean
  onChange: (value: unknown) => void
}

/** One setting, by what kind of thing it holds. */
export function FieldControl(props: FieldControlProps) {
  const { field, value, error, readOnly, onChange } = props
  switch (field.type) {
    case 'switch':
      return (
        <Checkbox
          checked={value === true}
          disabled={readOnly}
          error={error}
          onChange={({ target }) => onChange(target.checked)}
        >
          {field.label}
        </Checkbox>
      )
    case 'rewards':
      return <Rows {...props} columns={rewardColumns} />
    case 'rows':
      return <Rows {...props} columns={field.columns} />
    default:
      return <TypedText key={field.name} {...props} />
  }
}

const cellControl = (cell: Cell) => <FieldControl {...cell} />

const Rows = ({ field, ...props }: FieldControlProps & { readonly columns: readonly SettingField[] }) => (
  <RowsControl {...props} label={field.label} control={cellControl} />
)

const rewardColumns: readonly SettingField[] = [
  {
    name: 'id',
    label: 'Item',
    type: 'whole',
    initial: 2001,
    hint: '2001 coin, 2002 points, 1001 coupon %, 1301 gift coupon, 4001 ticket',
  },
  {
    name: 'count',
    label: 'How much',
    type: 'whole',
    initial: 100,
    hint: 'Centavos, hundredths of points, percent, pesos or pieces',
  },
  { name: 'betRate', label: 'To be staked (times)', type: 'multiplier', initial: 1 },
]

/** Text keeps what is typed; the value follows as far as it can be read. */
function TypedText({ field, value, error, readOnly, onChange }: FieldControlProps) {
  const [text, setText] = useState(() => textOf(field, value))
  const type = (typed: string) => {
    setText(typed)
    onChange(valueOf(field, typed))
  }
  return (
    <TextField
      label={field.label}
      hint={field.hint}
      error={error}
      prefix={field.type === 'money' ? '₱' : undefined}
      suffix={field.type === 'percent' ? <span className={styles.legend}>%</span> : undefined}
      inputMode={field.type === 'text' ? 'text' : 'decimal'}
      value={text}
      readOnly={readOnly}
      onChange={({ target }) => type(target.value)}
    />
  )
}

function textOf({ type }: SettingField, value: unknown): string {
  const isHundredths = type === 'money' || type === 'percent'
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  return isHundredths ? formatHundredths(value) : String(value)
}

/** What cannot be read is given on as it was typed, so that the server says what is wrong with it. */
function valueOf({ type }: SettingField, typed: string): unknown {
  if (type === 'text') return typed
  const text = typed.replaceAll(',', '').trim()
  if (text === '') return null
  if (type === 'money' || type === 'percent') {
    const parsed = parseMoney(text)
    return typeof parsed === 'bigint' ? Number(parsed) : typed
  }
  const number = Number(text)
  return Number.isNaN(number) ? typed : number
}
