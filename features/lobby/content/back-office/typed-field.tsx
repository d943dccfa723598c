import { useState } from 'react'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import type { EntryFieldProps } from './entry-field-props.ts'
import { type ValueKind, typedText, typedValue } from './typed-value.ts'

/** Text keeps what is typed; the value follows as far as it can be read. */
export function TypedField({
  field,
  entry,
  faultOf,
  onChange,
  reading,
}: EntryFieldProps & { readonly reading: ValueKind }) {
  const { name, label, hint } = field
  const [text, setText] = useState(() => typedText(reading, entry[name]))
  const type = (typed: string) => {
    setText(typed)
    onChange({ [name]: typedValue(reading, typed) })
  }
  const shared = { label, hint, error: faultOf(name), value: text }
  if (reading === 'pages') return <TextArea {...shared} rows={5} onChange={({ target }) => type(target.value)} />
  const prefix = reading === 'money' ? '₱' : undefined
  return <TextField {...shared} prefix={prefix} inputMode="text" onChange={({ target }) => type(target.value)} />
}
