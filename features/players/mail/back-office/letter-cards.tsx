import { Notice } from '#platform/office-ui/notice.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { countSegment, listMailSegments, listTemplates } from '../segment-contract.ts'
import type { LetterDraft } from './letter-draft.ts'
import { messages } from './messages/en.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import styles from './letter-form.module.css'

type CardProps = { readonly draft: LetterDraft; readonly onChange: (change: Partial<LetterDraft>) => void }

export function AddressCard({ draft: { audience, playerId }, onChange }: CardProps) {
  const may = useMay()
  const { segments } = useStaffQuery(listMailSegments, {}).answer ?? { segments: [] }
  const options = [
    ...(may('mail.write') ? [{ value: 'player', label: messages.onePlayer }] : []),
    ...(may('mail.request') ? segments.map(({ id, name }) => ({ value: String(id), label: name })) : []),
  ]
  return (
    <Card title={messages.recipient}>
      <div className={styles.pair}>
        <Select
          label={messages.to}
          options={options}
          placeholder={messages.chooseSegment}
          value={audience === 'none' ? '' : String(audience)}
          onChange={(event) => onChange({ audience: audienceOf(event.currentTarget.value) })}
        />
        {audience === 'player' ? (
          <TextField
            label={messages.playerId}
            inputMode="numeric"
            value={playerId}
            onChange={(event) => onChange({ playerId: event.currentTarget.value })}
          />
        ) : (
          audience !== 'none' && <GroupSize segment={audience} />
        )}
      </div>
    </Card>
  )
}

const audienceOf = (value: string): LetterDraft['audience'] => (value === 'player' ? 'player' : Number(value))

function GroupSize({ segment }: { readonly segment: number }) {
  const { answer } = useStaffQuery(countSegment, { segment })
  const shown = (count: number | undefined) => <strong>{count?.toLocaleString('en-PH') ?? '…'}</strong>
  return (
    <p className={styles.size}>
      {formatRich(messages.groupSize, { players: shown(answer?.players), leftOut: shown(answer?.leftOut) })}
    </p>
  )
}

export function TextCard({ draft: { title, text }, onChange }: CardProps) {
  const { templates } = useStaffQuery(listTemplates, {}).answer ?? { templates: [] }
  const fill = (name: string) => {
    const template = templates.find((each) => each.name === name)
    if (template) onChange({ title: template.title, text: template.body.join('\n\n') })
  }
  return (
    <Card title={messages.message}>
      <div className={styles.fields}>
        {templates.length > 0 && (
          <Select
            label={messages.startFromTemplate}
            placeholder={messages.noTemplate}
            options={templates.map(({ name }) => ({ value: name, label: name }))}
            value=""
            onChange={(event) => fill(event.currentTarget.value)}
          />
        )}
        <TextField
          label={messages.title}
          maxLength={80}
          value={title}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <TextArea
          label={messages.text}
          hint={messages.textHint}
          rows={8}
          maxLength={9_000}
          value={text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      </div>
    </Card>
  )
}

export function GiftCard({ draft, onChange, fault }: CardProps & { readonly fault: string | undefined }) {
  return (
    <Card title={messages.reward}>
      <div className={styles.triple}>
        <TextField
          label={messages.coins}
          prefix="₱"
          inputMode="decimal"
          value={draft.coins}
          onChange={(event) => onChange({ coins: event.currentTarget.value })}
        />
        <TextField
          label={messages.playthrough}
          inputMode="decimal"
          value={draft.times}
          onChange={(event) => onChange({ times: event.currentTarget.value })}
        />
        <TextField
          label={messages.points}
          inputMode="decimal"
          value={draft.points}
          onChange={(event) => onChange({ points: event.currentTarget.value })}
        />
        <TextField
          label={messages.expiresAfterDays}
          inputMode="numeric"
          value={draft.daysValid}
          onChange={(event) => onChange({ daysValid: event.currentTarget.value })}
        />
      </div>
      <p className={styles.size}>{messages.rewardHint}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
    </Card>
  )
}
