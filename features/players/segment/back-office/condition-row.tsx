import { formatMessage } from '#core/message/format-message.ts'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { segmentFacts, type SegmentFact } from '../facts.ts'
import { messages } from './messages/en.ts'
import {
  blankCondition,
  choicesOf,
  comparisons,
  type ConditionDraft,
  conditionOf,
  kindOfFact,
} from './segment-draft.ts'
import styles from './segment-page.module.css'

type ConditionRowProps = {
  readonly number: number
  readonly condition: ConditionDraft
  readonly onChange: (condition: ConditionDraft) => void
  readonly onRemove: () => void
}

const factOptions = Object.entries(segmentFacts).map(([value, label]) => ({ value, label }))
const isFact = (text: string): text is SegmentFact => Object.hasOwn(segmentFacts, text)

/** A fact, a comparison and a value. */
export function ConditionRow({ number, condition, onChange, onRemove }: ConditionRowProps) {
  const options = comparisons[kindOfFact(condition.fact)]
  return (
    <fieldset className={styles.condition}>
      <legend className={styles.legend}>{formatMessage(messages.conditionNumber, { number })}</legend>
      <Select
        label={messages.fact}
        options={factOptions}
        value={condition.fact}
        onChange={({ currentTarget: { value } }) => isFact(value) && onChange(blankCondition(condition.key, value))}
      />
      <Select
        label={messages.comparison}
        options={[...options]}
        value={condition.is}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...condition, is: options.find((each) => each.value === value)?.value ?? condition.is })
        }
      />
      <ValueField condition={condition} onChange={(value) => onChange({ ...condition, value })} />
      <IconButton
        icon="trash"
        label={formatMessage(messages.removeCondition, { number })}
        className={styles.remove}
        onClick={onRemove}
      />
    </fieldset>
  )
}

type ValueFieldProps = { readonly condition: ConditionDraft; readonly onChange: (value: string) => void }

const faults = {
  day: messages.dayInvalid,
  number: messages.numberInvalid,
  money: messages.amountInvalid,
  choice: undefined,
} as const

function ValueField({ condition, onChange }: ValueFieldProps) {
  const kind = kindOfFact(condition.fact)
  if (kind === 'choice')
    return (
      <Select
        label={messages.value}
        options={[...choicesOf(condition.fact)]}
        value={condition.value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  return (
    <TextField
      label={messages.value}
      inputMode={kind === 'money' ? 'text' : 'numeric'}
      prefix={kind === 'money' && '₱'}
      suffix={kind === 'day' && messages.days}
      value={condition.value}
      error={conditionOf(condition) === undefined ? faults[kind] : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
