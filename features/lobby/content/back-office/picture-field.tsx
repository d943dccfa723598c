import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { bannerArt, popupArt } from '../art-keys.ts'
import { textOf } from './entry.ts'
import type { EntryFieldProps } from './entry-field-props.ts'
import { messages } from './messages/en.ts'
import styles from './entry-form.module.css'

const elsewhere = 'https:'

const wordsOf = (key: string): string => key.replace(/^art:/, '').replaceAll(/[/-]/g, ' ')
const wide = [...Object.values(bannerArt), ...Object.values(popupArt)]

/** A picture drawn for the house, or one at an address. */
export function PictureField({ field, entry, faultOf, onChange }: EntryFieldProps) {
  const picture = textOf(entry, field.name)
  const drawn = field.drawn ?? wide
  const isDrawn = drawn.includes(picture)
  const options = drawn.map((value) => ({ value, label: wordsOf(value) }))
  return (
    <div className={styles.pair}>
      <Select
        label={field.label}
        options={[...options, { value: elsewhere, label: messages.pictureElsewhere }]}
        value={isDrawn ? picture : elsewhere}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          onChange({ [field.name]: chosen === elsewhere ? 'https://' : chosen })
        }}
      />
      {!isDrawn && (
        <TextField
          label={messages.pictureAddress}
          type="url"
          maxLength={500}
          error={faultOf(field.name)}
          value={picture}
          onChange={(event) => onChange({ [field.name]: event.currentTarget.value.trim() })}
        />
      )}
    </div>
  )
}
