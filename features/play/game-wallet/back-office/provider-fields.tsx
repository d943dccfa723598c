import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { adapterLabels } from './provider.ts'
import type { ProviderDraft } from './provider-draft.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './provider-fields.module.css'

const states = [
  { value: 'enabled', label: messages.enabled },
  { value: 'paused', label: messages.pausedOption },
  { value: 'disabled', label: messages.disabledOption },
] as const
const speeches = [
  { value: 'glw', label: messages.ownProtocol },
  ...Object.entries(adapterLabels).map(([value, label]) => ({
    value,
    label: formatMessage(messages.throughAdapter, { label }),
  })),
]
const rights = [
  { name: 'mayVoidRound', label: messages.mayVoidRound },
  { name: 'mayAdjust', label: messages.mayAdjust },
  { name: 'mayPromo', label: messages.mayPromo },
  { name: 'mayJackpot', label: messages.mayJackpot },
] as const

const addressHint = messages.addressHint
const addressHintOfAdapter = messages.addressHintOfAdapter

type ProviderFieldsProps = {
  readonly draft: ProviderDraft
  readonly onChange: (changes: Partial<ProviderDraft>) => void
}

export function ProviderFields({ draft, onChange }: ProviderFieldsProps) {
  const text = (name: 'name' | 'lateWinHours' | 'promoBetRate' | 'requestsPerSecond' | 'inquiryUrl') => ({
    value: draft[name],
    autoComplete: 'off',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  const adapterOf = (value: string) =>
    value === 'hub88-style' || value === 'softswiss-style' || value === 'pg-soft-style' ? value : ''
  return (
    <div className={styles.fields}>
      <TextField label={messages.name} maxLength={80} {...text('name')} />
      <Select
        label={messages.status}
        options={states}
        value={draft.state}
        onChange={({ currentTarget: { value } }) =>
          onChange({ state: states.find((each) => each.value === value)?.value ?? 'paused' })
        }
      />
      <Select
        label={messages.protocol}
        options={speeches}
        value={draft.adapter || 'glw'}
        onChange={(event) => onChange({ adapter: adapterOf(event.currentTarget.value) })}
      />
      <fieldset className={styles.rights}>
        <legend className={styles.legend}>{messages.permissions}</legend>
        {rights.map(({ name, label }) => (
          <Checkbox
            key={name}
            checked={draft[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <TextField label={messages.lateWins} hint={messages.lateWinsHint} inputMode="numeric" {...text('lateWinHours')} />
      <div className={styles.numbers}>
        <TextField label={messages.promotionPlaythrough} inputMode="decimal" {...text('promoBetRate')} />
        <TextField label={messages.requestsPerSecond} inputMode="numeric" {...text('requestsPerSecond')} />
      </div>
      <TextField
        label={messages.providerAddress}
        hint={draft.adapter === '' ? addressHint : addressHintOfAdapter}
        inputMode="url"
        maxLength={500}
        {...text('inquiryUrl')}
      />
    </div>
  )
}
