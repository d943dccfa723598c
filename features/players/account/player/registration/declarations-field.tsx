import { useId } from 'react'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { type DeclarationId, eligibilityDeclarations } from '#features/players/legal/player/index.ts'
import { FieldMessage } from '#platform/ui/field/field-message.tsx'
import { messages } from '../messages/en.ts'
import styles from '../form.module.css'

export type DeclarationsFieldProps = {
  readonly given: readonly DeclarationId[]
  readonly onChange: (given: readonly DeclarationId[]) => void
  readonly error: string | undefined
}

/** The eligibility declarations. Each is answered separately and stored with the account; none is ticked in advance. */
export function DeclarationsField({ given, onChange, error }: DeclarationsFieldProps) {
  const messageId = useId()
  return (
    <fieldset className={styles.section} aria-describedby={messageId}>
      <legend>{messages.declarations}</legend>
      <p className={styles.soft}>{messages.declarationsLead}</p>
      <div className={styles.choices}>
        {eligibilityDeclarations.map(({ id, text }) => (
          <Checkbox
            key={id}
            name="declarations"
            checked={given.includes(id)}
            aria-invalid={error !== undefined && !given.includes(id) ? true : undefined}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...given, id] : given.filter((other) => other !== id))
            }
          >
            {text}
          </Checkbox>
        ))}
      </div>
      <FieldMessage id={messageId} error={error} />
    </fieldset>
  )
}
