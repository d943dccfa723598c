import { type FormEvent, useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { failureText, Notice, ReasonDialog, useMay } from '#features/staff/back-office/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { SettingField } from '../setting-field.ts'
import { listPromotions, savePromotion, simulatePromotion, viewPromotion } from '../staff-contract.ts'
import { FieldControl } from './field-control.tsx'
import styles from './promotion-page.module.css'
import { SimulationCard } from './simulation-card.tsx'
import { termFields } from './term-fields.ts'

type Values = Readonly<Record<string, unknown>>

interface PromotionFormProps {
  promotion: ResponseOf<typeof viewPromotion>
  onSaved: () => void
}

/** A version to be saved, with what it would cost before it is. */
export function PromotionForm({ promotion: { key, fields, ...kept }, onSaved }: PromotionFormProps) {
  const [settings, setSettings] = useState<Values>(kept.settings)
  const [terms, setTerms] = useState<Values>(() => termFields.read(kept.terms))
  const [simulation, setSimulation] = useState<ResponseOf<typeof simulatePromotion>>()
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const [failure, setFailure] = useState<string>()
  const [saving, setSaving] = useState(false)
  const client = useClient()
  const refresh = useRefreshCalls()
  const readOnly = !useMay()('promotion.save')
  const version = { key, terms: termFields.write(terms), settings: { ...settings } }

  const simulate = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await client.send(simulatePromotion, version)
    setSimulation(reply.kind === 'answer' ? reply.body : undefined)
    setFaults(reply.kind === 'invalid' ? reply.faults : [])
    setFailure(
      reply.kind === 'answer' || reply.kind === 'signedOut' || reply.kind === 'invalid'
        ? undefined
        : failureText(reply),
    )
  }
  const save = async (reason: string) => {
    const reply = await client.send(savePromotion, { ...version, reason })
    if (reply.kind === 'answer') {
      toast(`Version ${reply.body.version} is saved. It acts once it is activated.`, { tone: 'success' })
      await refresh(listPromotions, viewPromotion)
      onSaved()
    }
    return reply
  }
  const faultOf = (scope: string) => (name: string) =>
    faults.find(({ field }) => field === `${scope}.${name}` || field.startsWith(`${scope}.${name}.`))?.msg
  const change = (set: typeof setSettings) => (name: string) => (value: unknown) => {
    set((before) => ({ ...before, [name]: value }))
    setSimulation(undefined)
  }

  return (
    <form className={styles.page} onSubmit={(event) => void simulate(event)} noValidate>
      <Fields
        title="Settings"
        fields={settingFieldsOf(fields)}
        values={settings}
        faultOf={faultOf('settings')}
        readOnly={readOnly}
        change={change(setSettings)}
      />
      <Fields
        title="When, for whom, how much"
        fields={termFields.fields}
        values={terms}
        faultOf={(name) => faultOf('terms')(termFields.pathOf(name))}
        readOnly={readOnly}
        change={change(setTerms)}
      />
      {faults.length > 0 && (
        <Notice tone="danger">{`${faults.length} to correct: ${faults.map(({ msg }) => msg).join(' ')}`}</Notice>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
      {simulation && <SimulationCard simulation={simulation} />}
      <div className={styles.bar}>
        <Button type="submit" variant="secondary">
          Preview and cost
        </Button>
        {!readOnly && (
          <Button disabled={simulation === undefined} onClick={() => setSaving(true)}>
            Save as a new version
          </Button>
        )}
      </div>
      <ReasonDialog
        open={saving}
        title="Save as a new version?"
        confirmLabel="Save"
        act={save}
        onClose={() => setSaving(false)}
      >
        <p>Nothing changes for players until a second person activates it.</p>
      </ReasonDialog>
    </form>
  )
}

/** The server answers what each promotion has declared; the call's contract knows them as objects only. */
const settingFieldsOf = (fields: readonly object[]) => fields as readonly SettingField[]

interface FieldsProps {
  title: string
  fields: readonly SettingField[]
  values: Values
  readOnly: boolean
  faultOf: (name: string) => string | undefined
  change: (name: string) => (value: unknown) => void
}

function Fields({ title, fields, values, readOnly, faultOf, change }: FieldsProps) {
  return (
    <Card title={title}>
      <div className={styles.fields}>
        {fields.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            value={values[field.name]}
            error={faultOf(field.name)}
            readOnly={readOnly}
            onChange={change(field.name)}
          />
        ))}
      </div>
    </Card>
  )
}
