import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { type Graph, startStep, type Trigger } from '../graph.ts'
import styles from './campaign-page.module.css'
import { numberOf } from './graph-draft.ts'
import { messages } from './messages/en.ts'
import { SegmentField, type Segments } from './segment-field.tsx'
import { WayField } from './way-field.tsx'

const triggerOptions = [
  { value: 'inactive', label: messages.triggerInactive },
  { value: 'segment', label: messages.triggerSegment },
  { value: 'registered', label: messages.triggerRegistered },
  { value: 'firstDeposit', label: messages.triggerFirstDeposit },
] as const satisfies readonly { value: Trigger['kind']; label: string }[]

const blankTriggers: Readonly<Record<Trigger['kind'], Trigger>> = {
  inactive: { kind: 'inactive', days: 7 },
  segment: { kind: 'segment', segment: 0 },
  registered: { kind: 'registered' },
  firstDeposit: { kind: 'firstDeposit' },
}

type TriggerFormProps = {
  readonly graph: Graph
  readonly segments: Segments
  readonly onChange: (change: Partial<Graph>) => void
}

/** The players who enter, and the first step. */
export function TriggerForm({ graph, segments, onChange }: TriggerFormProps) {
  const { trigger } = graph
  const change = (changed: Trigger) => onChange({ trigger: changed })
  return (
    <>
      <Select
        label={messages.playersEnter}
        options={[...triggerOptions]}
        value={trigger.kind}
        onChange={({ currentTarget: { value } }) => {
          const chosen = triggerOptions.find((option) => option.value === value)
          if (chosen) change(blankTriggers[chosen.value])
        }}
      />
      {trigger.kind === 'segment' && (
        <SegmentField
          label={messages.segment}
          value={trigger.segment}
          segments={segments}
          onChange={(segment) => change({ ...trigger, segment })}
        />
      )}
      {trigger.kind === 'inactive' && (
        <TextField
          label={messages.days}
          inputMode="numeric"
          hint={messages.inactiveHint}
          value={trigger.days === 0 ? '' : String(trigger.days)}
          onChange={(event) => change({ ...trigger, days: numberOf(event.currentTarget.value) })}
        />
      )}
      <WayField
        label={messages.firstStep}
        from={startStep}
        value={graph.first}
        graph={graph}
        onChange={(first) => onChange({ first })}
      />
      <p className={styles.note}>{messages.entersOnce}</p>
    </>
  )
}
