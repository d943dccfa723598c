import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { adapterLabels } from './provider.ts'
import type { ProviderDraft } from './provider-draft.ts'
import styles from './provider-fields.module.css'

const states = [
  { value: 'enabled', label: 'Enabled' },
  { value: 'paused', label: 'Paused: no new bets, wins are paid' },
  { value: 'disabled', label: 'Disabled: nothing is answered' },
] as const
const speeches = [
  { value: 'glw', label: 'GLW/1, the house’s own protocol' },
  ...Object.entries(adapterLabels).map(([value, label]) => ({ value, label: `${label}, through an adapter` })),
]
const rights = [
  { name: 'mayVoidRound', label: 'Take back whole rounds, wins included' },
  { name: 'mayAdjust', label: 'Correct rounds by hand, upwards and downwards' },
  { name: 'mayPromo', label: 'Pay promotions without a round' },
  { name: 'mayJackpot', label: 'Run its own jackpots: their pools are funded from its account' },
] as const

const addressHint = 'We fetch the game catalogue and jackpots here, and ask about open rounds. Empty: no catalogue.'
const addressHintOfAdapter =
  'We fetch the game catalogue here, in the form of GLW/1. An aggregator’s own list has to be translated first. Empty: no catalogue.'

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
      <TextField label="Name" maxLength={80} {...text('name')} />
      <Select
        label="State"
        options={states}
        value={draft.state}
        onChange={({ currentTarget: { value } }) =>
          onChange({ state: states.find((each) => each.value === value)?.value ?? 'paused' })
        }
      />
      <Select
        label="Protocol"
        options={speeches}
        value={draft.adapter || 'glw'}
        onChange={(event) => onChange({ adapter: adapterOf(event.currentTarget.value) })}
      />
      <fieldset className={styles.rights}>
        <legend className={styles.legend}>Permissions</legend>
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
      <TextField
        label="Late wins, hours"
        hint="How long after a round a late win is still paid. Leave empty to refuse late wins."
        inputMode="numeric"
        {...text('lateWinHours')}
      />
      <div className={styles.numbers}>
        <TextField label="Playthrough of promotions, times" inputMode="decimal" {...text('promoBetRate')} />
        <TextField label="Requests per second" inputMode="numeric" {...text('requestsPerSecond')} />
      </div>
      <TextField
        label="Provider’s address"
        hint={draft.adapter === '' ? addressHint : addressHintOfAdapter}
        inputMode="url"
        maxLength={500}
        {...text('inquiryUrl')}
      />
    </div>
  )
}
