import { parseMoney } from '#core/money/parse-money.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { type ComponentProps, useState } from 'react'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import type { SettingField } from '../setting-field.ts'
import styles from './promotion-page.module.css'
import { rewardColumns } from './reward-columns.ts'
import { type Cell, RowsControl } from './rows-control.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Choices = Extract<SettingField, { readonly type: 'choice' }>['options']

export interface FieldControlProps {
  field: SettingField
  value: unknown
  error?: string | undefined
  readOnly: boolean
  onChange: (value: unknown) => void
}

/** A control for one setting, by its type. */
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
    case 'choice':
      return <Choice {...props} options={field.options} />
    case 'rewards':
      return <Rows {...props} columnsOf={rewardColumns} />
    case 'rows':
      return <Rows {...props} columnsOf={() => field.columns} countsFrom={field.countsFrom} />
    case 'moment':
      return <Moment {...props} />
    default:
      return <TypedText key={`${field.name}:${field.label}`} {...props} />
  }
}

const cellControl = (cell: Cell) => <FieldControl {...cell} />

type RowsOwn = Pick<ComponentProps<typeof RowsControl>, 'columnsOf' | 'countsFrom'>

const Rows = ({ field, ...props }: FieldControlProps & RowsOwn) => (
  <RowsControl {...props} label={field.label} hint={field.hint} control={cellControl} />
)

/** A choice among numbers or names; an unknown current value is kept and shown. */
function Choice({ field, value, error, readOnly, onChange, options }: FieldControlProps & { options: Choices }) {
  const text = String(value)
  const known = options.map((option) => ({ value: String(option.value), label: option.label }))
  const isKnown = known.some((option) => option.value === text)
  return (
    <Select
      label={field.label}
      hint={field.hint}
      error={error}
      disabled={readOnly}
      value={text}
      options={isKnown ? known : [...known, { value: text, label: formatMessage(messages.unknownOption, { text }) }]}
      onChange={({ target }) =>
        onChange(options.find((option) => String(option.value) === target.value)?.value ?? value)
      }
    />
  )
}

/** The native date and time field. Its value is a moment in Manila, whatever the browser's time zone. */
const Moment = ({ field, value, error, readOnly, onChange }: FieldControlProps) => (
  <TextField
    label={field.label}
    hint={field.hint}
    error={error}
    type="datetime-local"
    readOnly={readOnly}
    value={typeof value === 'string' ? value : ''}
    onChange={({ target }) => onChange(target.value)}
  />
)

/** Keeps the typed text; the value follows if it can be parsed. */
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
      suffix={unitOf(field)}
      inputMode={field.type === 'text' ? 'text' : 'decimal'}
      value={text}
      readOnly={readOnly}
      onChange={({ target }) => type(target.value)}
    />
  )
}

const isHundredths = (type: SettingField['type']): boolean =>
  type === 'money' || type === 'percent' || type === 'points'

function unitOf({ type }: SettingField) {
  if (type !== 'percent' && type !== 'points') return undefined
  return <span className={styles.legend}>{type === 'percent' ? '%' : messages.pointsUnit}</span>
}

function textOf({ type }: SettingField, value: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  return isHundredths(type) ? formatHundredths(value) : String(value)
}

/** Unparsable text is passed on, so that the server reports the fault. */
function valueOf({ type }: SettingField, typed: string): unknown {
  if (type === 'text') return typed
  const text = typed.replaceAll(',', '').trim()
  if (text === '') return null
  if (isHundredths(type)) {
    const parsed = parseMoney(text)
    return typeof parsed === 'bigint' ? Number(parsed) : typed
  }
  const number = Number(text)
  return Number.isNaN(number) ? typed : number
}
