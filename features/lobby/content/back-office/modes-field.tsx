import { siteModes } from '#core/enumerations/site-mode.ts'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { FieldMessage } from '#platform/ui/field/field-message.tsx'
import type { EntryFieldProps } from './entry-field-props.ts'
import { messages } from './messages/en.ts'
import styles from './entry-form.module.css'

const words = { normal: messages.normalMode, green: messages.greenMode } as const

/** In which modes of the site it is shown. */
export function ModesField({ field, entry, faultOf, onChange }: EntryFieldProps) {
  const chosen: readonly unknown[] = Array.isArray(entry.modes) ? entry.modes : []
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{field.label}</legend>
      <div className={styles.marks}>
        {siteModes.map((mode) => (
          <Checkbox
            key={mode}
            checked={chosen.includes(mode)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ modes: siteModes.filter((each) => (each === mode ? checked : chosen.includes(each))) })
            }
          >
            {words[mode]}
          </Checkbox>
        ))}
      </div>
      <FieldMessage id={`modes-${entry.id}`} error={faultOf('modes') && messages.modesMissing} />
    </fieldset>
  )
}
