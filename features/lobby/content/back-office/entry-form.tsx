import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { ClickField } from './click-field.tsx'
import type { ContentKind } from './content-kind.ts'
import { type Entry, textOf } from './entry.ts'
import type { EntryFieldProps } from './entry-field-props.ts'
import styles from './entry-form.module.css'
import { ModesField } from './modes-field.tsx'
import { PictureField } from './picture-field.tsx'
import { TypedField } from './typed-field.tsx'
import { type EntryFaults, faultKey } from './use-content-draft.ts'
import { WindowField } from './window-field.tsx'

type EntryFormProps = {
  readonly kind: ContentKind
  readonly entry: Entry
  readonly faults: EntryFaults
  readonly onChange: (change: Readonly<Record<string, unknown>>) => void
}

/** The form of one entry. Every keystroke shows in the preview. */
export function EntryForm({ kind, entry, faults, onChange }: EntryFormProps) {
  return (
    <div className={styles.form}>
      {kind.fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          entry={entry}
          faultOf={(name) => faults.get(faultKey(entry.id, name))}
          onChange={onChange}
        />
      ))}
    </div>
  )
}

function Field(props: EntryFieldProps) {
  const { kind } = props.field
  if (typeof kind === 'object') return <TypedField {...props} reading={kind.reading} />
  switch (kind) {
    case 'picture':
      return <PictureField {...props} />
    case 'click':
      return <ClickField {...props} />
    case 'window':
      return <WindowField {...props} />
    case 'modes':
      return <ModesField {...props} />
    default:
      return <PlainField {...props} />
  }
}

function PlainField({ field, entry, faultOf, onChange }: EntryFieldProps) {
  const { kind, name, label, hint, lengthMax, options = [] } = field
  switch (kind) {
    case 'flag':
      return (
        <Checkbox
          checked={entry[name] === true}
          onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
        >
          {label}
        </Checkbox>
      )
    case 'choice':
      return (
        <Select
          label={label}
          hint={hint}
          error={faultOf(name)}
          options={options}
          value={String(entry[name])}
          onChange={(event) => onChange({ [name]: Number(event.currentTarget.value) })}
        />
      )
    case 'paragraphs':
      return (
        <TextArea
          label={label}
          hint={hint}
          rows={6}
          error={faultOf(name)}
          value={paragraphsText(entry[name])}
          onChange={(event) => onChange({ [name]: paragraphsOf(event.currentTarget.value) })}
        />
      )
    default:
      return (
        <TextField
          label={label}
          hint={hint}
          maxLength={lengthMax}
          error={name === 'permit' ? faultOf('') : faultOf(name)}
          value={textOf(entry, name)}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      )
  }
}

const paragraphsText = (value: unknown): string => (Array.isArray(value) ? value.join('\n\n') : '')

/** Splits at empty lines. An empty line at the end stays while typing, and is no paragraph. */
const paragraphsOf = (text: string): string[] => (text === '' ? [] : text.split('\n\n'))
