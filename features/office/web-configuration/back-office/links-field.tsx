import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { FieldMessage } from '#platform/ui/field/field-message.tsx'
import fieldStyles from '#platform/ui/field/field.module.css'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import styles from './links-field.module.css'
import type { Link } from './settings-draft.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const linksMax = 12

type LinksFieldProps = {
  readonly label: ReactNode
  readonly hint: string
  readonly error: string | undefined
  readonly value: readonly Link[]
  readonly readOnly: boolean
  readonly onChange: (value: readonly Link[]) => void
}

export function LinksField({ label, hint, error, value, readOnly, onChange }: LinksFieldProps) {
  const set = (at: number, change: Partial<Link>) =>
    onChange(value.map((link, index) => (index === at ? { ...link, ...change } : link)))
  return (
    <fieldset className={fieldStyles.field}>
      <legend className={fieldStyles.label}>{label}</legend>
      <div className={styles.links}>
        {value.map((link, at) => (
          <div key={at} className={styles.link}>
            <TextField
              label={formatMessage(messages.linkName, { number: at + 1 })}
              value={link.id}
              readOnly={readOnly}
              onChange={(event) => set(at, { id: event.currentTarget.value })}
            />
            <TextField
              label={formatMessage(messages.linkAddress, { number: at + 1 })}
              type="url"
              value={link.url}
              readOnly={readOnly}
              onChange={(event) => set(at, { url: event.currentTarget.value })}
            />
            {!readOnly && (
              <IconButton
                icon="trash"
                label={formatMessage(messages.removeLink, { number: at + 1 })}
                onClick={() => onChange(value.filter((_link, index) => index !== at))}
              />
            )}
          </div>
        ))}
      </div>
      {!readOnly && value.length < linksMax && (
        <Button variant="secondary" size="small" icon="plus" onClick={() => onChange([...value, { id: '', url: '' }])}>
          {messages.addLink}
        </Button>
      )}
      <FieldMessage id="links-message" hint={hint} error={error} />
    </fieldset>
  )
}
