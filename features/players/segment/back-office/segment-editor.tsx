import { useState } from 'react'
import { Notice } from '#platform/office-ui/notice.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { conditionsMax, type SegmentRule } from '../segment-rule.ts'
import { ConditionRow } from './condition-row.tsx'
import { messages } from './messages/en.ts'
import { DeleteDialog, SaveDialog, type SavedSegment } from './segment-dialogs.tsx'
import { blankCondition, draftOf, ruleOf, type SegmentDraft } from './segment-draft.ts'
import styles from './segment-page.module.css'
import { SizeCard } from './size-card.tsx'

type SegmentEditorProps = {
  /** Undefined: a new segment. */
  readonly segment: SavedSegment | undefined
}

const firstDraft: SegmentDraft = { name: '', joined: 'all', conditions: [blankCondition(0, 'played')] }

const joinedOptions = [
  { value: 'all', label: messages.joinedAll },
  { value: 'any', label: messages.joinedAny },
] as const satisfies readonly { value: SegmentRule['joined']; label: string }[]

/** The conditions on the left, how many players they are on the right. */
export function SegmentEditor({ segment }: SegmentEditorProps) {
  const [draft, setDraft] = useState(segment ? draftOf(segment) : firstDraft)
  const [open, setOpen] = useState<'save' | 'delete'>()
  const set = (change: Partial<SegmentDraft>) => setDraft((before) => ({ ...before, ...change }))
  const rule = ruleOf(draft)
  const close = () => setOpen(undefined)
  return (
    <div className={styles.desk}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setOpen('save')
        }}
      >
        <Card title={messages.segment}>
          <TextField
            label={messages.name}
            maxLength={60}
            value={draft.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
        </Card>
        <ConditionsCard draft={draft} onChange={set} />
        <div className={styles.actions}>
          {segment && (
            <Button variant="secondary" icon="trash" onClick={() => setOpen('delete')}>
              {messages.delete}
            </Button>
          )}
          <Button type="submit" icon="check" disabled={rule === undefined || draft.name.trim() === ''}>
            {messages.save}
          </Button>
        </div>
      </form>
      <SizeCard rule={rule} />
      {open === 'save' && rule && <SaveDialog segment={segment} name={draft.name.trim()} rule={rule} onClose={close} />}
      {open === 'delete' && segment && <DeleteDialog segment={segment} onClose={close} />}
    </div>
  )
}

type ConditionsCardProps = {
  readonly draft: SegmentDraft
  readonly onChange: (change: Partial<SegmentDraft>) => void
}

function ConditionsCard({ draft: { joined, conditions }, onChange }: ConditionsCardProps) {
  const nextKey = Math.max(-1, ...conditions.map(({ key }) => key)) + 1
  return (
    <Card title={messages.conditions}>
      <div className={styles.conditions}>
        {conditions.length > 1 && (
          <div className={styles.joined}>
            <span>{messages.joined}</span>
            <SegmentedControl
              label={messages.joined}
              options={joinedOptions}
              value={joined}
              onChange={(value) => onChange({ joined: value })}
            />
          </div>
        )}
        {conditions.map((condition, index) => (
          <ConditionRow
            key={condition.key}
            number={index + 1}
            condition={condition}
            onChange={(changed) =>
              onChange({ conditions: conditions.map((each) => (each.key === changed.key ? changed : each)) })
            }
            onRemove={() => onChange({ conditions: conditions.filter(({ key }) => key !== condition.key) })}
          />
        ))}
        {conditions.length === 0 && <Notice tone="warning">{messages.noConditions}</Notice>}
        {conditions.length < conditionsMax && (
          <p>
            <Button
              variant="secondary"
              size="small"
              icon="plus"
              onClick={() => onChange({ conditions: [...conditions, blankCondition(nextKey, 'bets30')] })}
            >
              {messages.addCondition}
            </Button>
          </p>
        )}
      </div>
    </Card>
  )
}
