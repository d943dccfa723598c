import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import type { SettingField } from '../setting-field.ts'
import type { viewPromotion } from '../staff-contract.ts'
import { FieldControl } from './field-control.tsx'
import styles from './promotion-page.module.css'
import { SimulationCard } from './simulation-card.tsx'
import { termFields } from './term-fields.ts'
import { usePromotionForm, type Values } from './use-promotion-form.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

interface PromotionFormProps {
  promotion: ResponseOf<typeof viewPromotion>
  onSaved: () => void
}

/** A new version, with a simulation of its cost before it is saved. */
export function PromotionForm({ promotion, onSaved }: PromotionFormProps) {
  const form = usePromotionForm(promotion, onSaved)
  const { settings, terms, simulation, faults, failure, faultOf, change } = form
  const { simulate, save } = form
  const { setSettings, setTerms } = form
  const { fields } = promotion
  const [saving, setSaving] = useState(false)
  const readOnly = !useMay()('promotion.save')

  return (
    <form className={styles.page} onSubmit={(event) => void simulate(event)} noValidate>
      <Fields
        title={messages.settings}
        fields={settingFieldsOf(fields)}
        values={settings}
        faultOf={faultOf('settings')}
        readOnly={readOnly}
        change={change(setSettings)}
      />
      <Fields
        title={messages.terms}
        fields={termFields.fields}
        values={terms}
        faultOf={(name) => faultOf('terms')(termFields.pathOf(name))}
        readOnly={readOnly}
        change={change(setTerms)}
      />
      {faults.length > 0 && (
        <Notice tone="danger">
          {formatMessage(messages.toCorrect, {
            count: faults.length,
            faults: faults.map(({ msg }) => msg).join(' '),
          })}
        </Notice>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
      {simulation && <SimulationCard simulation={simulation} />}
      <div className={styles.bar}>
        <Button type="submit" variant="secondary">
          {messages.preview}
        </Button>
        {!readOnly && (
          <Button disabled={simulation === undefined} onClick={() => setSaving(true)}>
            {messages.saveVersion}
          </Button>
        )}
      </div>
      <ReasonDialog
        open={saving}
        title={messages.saveTitle}
        confirmLabel={messages.save}
        act={save}
        onClose={() => setSaving(false)}
      >
        <p>{messages.saveBody}</p>
      </ReasonDialog>
    </form>
  )
}

/** The server returns what each promotion has declared; the contract only types them as objects. */
const settingFieldsOf = (fields: readonly object[]) => fields as readonly SettingField[]

interface FieldsProps {
  title: string
  fields: readonly SettingField[]
  values: Values
  readOnly: boolean
  faultOf: (name: string) => string | undefined
  change: (name: string) => (value: unknown) => void
}

/** Typed and chosen fields first, checkboxes below. */
function Fields({ title, fields, ...controls }: FieldsProps) {
  const isTicked = ({ type }: SettingField) => type === 'switch'
  const ticked = fields.filter(isTicked)
  const typed = fields.filter((field) => !isTicked(field))
  return (
    <Card title={title}>
      <div className={styles.page}>
        {typed.length > 0 && (
          <div className={styles.fields}>
            <Controls fields={typed} {...controls} />
          </div>
        )}
        {ticked.length > 0 && (
          <div className={styles.ticked}>
            <Controls fields={ticked} {...controls} />
          </div>
        )}
      </div>
    </Card>
  )
}

const Controls = ({ fields, values, readOnly, faultOf, change }: Omit<FieldsProps, 'title'>) =>
  fields.map((field) => (
    <FieldControl
      key={field.name}
      field={field}
      value={values[field.name]}
      error={faultOf(field.name)}
      readOnly={readOnly}
      onChange={change(field.name)}
    />
  ))
