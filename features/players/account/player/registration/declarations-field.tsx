import { minimumAge } from '#core/constants/specification.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type DeclarationId, eligibilityDeclarations } from '#features/players/legal/player/index.ts'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { messages } from '../messages/en.ts'
import styles from './declarations-field.module.css'

export type DeclarationsFieldProps = {
  readonly given: readonly DeclarationId[]
  readonly onChange: (given: readonly DeclarationId[]) => void
  readonly error: string | undefined
}

const all = eligibilityDeclarations.map(({ id }) => id)

/** One statement for everything that the law asks, which can be read below it. It is never ticked in advance. */
export function DeclarationsField({ given, onChange, error }: DeclarationsFieldProps) {
  return (
    <div className={styles.field}>
      <Checkbox
        name="declarations"
        checked={all.every((id) => given.includes(id))}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? all : [])}
        error={error}
      >
        {formatMessage(messages.declarations, { minimumAge })}
      </Checkbox>
      <details className={styles.list}>
        <summary>{messages.declarationsList}</summary>
        <ul>
          {eligibilityDeclarations.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
