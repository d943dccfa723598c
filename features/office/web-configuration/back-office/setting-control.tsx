import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import type { SettingName } from '../setting-names.ts'
import { LinksField } from './links-field.tsx'
import { settingFields } from '../setting-fields.ts'
import type { DraftValue } from './settings-draft.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type SettingControlProps = {
  readonly name: SettingName
  readonly value: DraftValue
  readonly changed: boolean
  readonly error: string | undefined
  readonly readOnly: boolean
  readonly onChange: (value: DraftValue) => void
}

/** One setting in a control of its kind. */
export function SettingControl({ name, value, changed, error, readOnly, onChange }: SettingControlProps) {
  const { kind, label: plainLabel, rule, options = [] } = settingFields[name]
  const label = changed ? <>{formatMessage(messages.changedLabel, { label: plainLabel })}</> : plainLabel
  const type = (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value)

  if (typeof value === 'boolean') {
    return (
      <Checkbox checked={value} disabled={readOnly} onChange={(event) => onChange(event.currentTarget.checked)}>
        <strong>{label}</strong>. {rule}
      </Checkbox>
    )
  }
  if (typeof value !== 'string') {
    return <LinksField label={label} hint={rule} error={error} value={value} readOnly={readOnly} onChange={onChange} />
  }
  const field = { label, hint: rule, error, value, onChange: type }
  if (kind === 'choice') return <Select {...field} options={options} disabled={readOnly} />
  if (kind === 'lines') return <TextArea {...field} rows={3} readOnly={readOnly} />
  return (
    <TextField {...field} inputMode={kind === 'number' ? 'numeric' : 'text'} readOnly={readOnly} autoComplete="off" />
  )
}
