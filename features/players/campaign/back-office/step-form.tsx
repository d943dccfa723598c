import { formatMessage } from '#core/message/format-message.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { type Graph, startStep, type Step, type Trigger } from '../graph.ts'
import { numberOf } from './graph-draft.ts'
import { LetterFields } from './letter-fields.tsx'
import { messages } from './messages/en.ts'
import styles from './campaign-page.module.css'
import { SplitFields } from './split-fields.tsx'
import { hourOptions, kindNames } from './step-words.ts'

export type Segments = readonly {
  readonly id: number
  readonly name: string
  readonly use: 'usable' | 'everybody' | 'loss'
}[]

type StepFormProps<S extends Step = Step> = {
  readonly step: S
  readonly graph: Graph
  readonly segments: Segments
  readonly onChange: (step: Step) => void
}

/** The fields of one step. */
export function StepForm({ step, graph, segments, onChange }: StepFormProps) {
  switch (step.kind) {
    case 'wait':
      return (
        <>
          <TextField
            label={messages.hours}
            inputMode="numeric"
            hint={messages.hoursHint}
            value={step.hours === 0 ? '' : String(step.hours)}
            onChange={(event) => onChange({ ...step, hours: numberOf(event.currentTarget.value) })}
          />
          <NextField step={step} graph={graph} onChange={onChange} />
        </>
      )
    case 'waitUntil':
      return (
        <>
          <Select
            label={messages.hourManila}
            options={hourOptions}
            value={String(step.hour)}
            onChange={(event) => onChange({ ...step, hour: Number(event.currentTarget.value) })}
          />
          <NextField step={step} graph={graph} onChange={onChange} />
        </>
      )
    case 'condition':
      return (
        <>
          <SegmentField
            label={messages.belongsTo}
            value={step.segment}
            segments={segments}
            onChange={(segment) => onChange({ ...step, segment })}
          />
          <WayField
            label={messages.ifYes}
            from={step.id}
            value={step.yes}
            graph={graph}
            onChange={(yes) => onChange({ ...step, yes })}
          />
          <WayField
            label={messages.ifNo}
            from={step.id}
            value={step.no}
            graph={graph}
            onChange={(no) => onChange({ ...step, no })}
          />
        </>
      )
    case 'split':
      return <SplitFields step={step} graph={graph} onChange={onChange} />
    case 'message':
    case 'gift':
      return (
        <>
          <LetterFields key={step.id} step={step} onChange={onChange} />
          <NextField step={step} graph={graph} onChange={onChange} />
        </>
      )
    case 'end':
      return <p className={styles.note}>{messages.endBody}</p>
  }
}

type WithNext = Extract<Step, { next: string }>
type NextFieldProps = Pick<StepFormProps<WithNext>, 'step' | 'graph' | 'onChange'>

const NextField = ({ step, graph, onChange }: NextFieldProps) => (
  <WayField
    label={messages.next}
    from={step.id}
    value={step.next}
    graph={graph}
    onChange={(next) => onChange({ ...step, next })}
  />
)

type WayFieldProps = {
  readonly label: string
  readonly from: string
  readonly value: string
  readonly graph: Graph
  readonly onChange: (to: string) => void
}

/** The step that comes next: any but itself. */
export function WayField({ label, from, value, graph, onChange }: WayFieldProps) {
  const options = graph.steps.flatMap(({ id, kind }, index) =>
    id === from
      ? []
      : [{ value: id, label: formatMessage(messages.stepNamed, { number: index + 1, kind: kindNames[kind] }) }],
  )
  return (
    <Select
      label={label}
      options={options}
      placeholder={messages.chooseStep}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

type SegmentFieldProps = {
  readonly label: string
  readonly value: number
  readonly segments: Segments
  readonly onChange: (id: number) => void
}

/** Segments that a campaign must not use stay visible, so that nobody looks for them. */
export function SegmentField({ label, value, segments, onChange }: SegmentFieldProps) {
  const options = segments.map(({ id, name, use }) => ({
    value: String(id),
    label:
      use === 'usable' ? name : formatMessage(use === 'loss' ? messages.notByLosses : messages.notEverybody, { name }),
    disabled: use !== 'usable',
  }))
  return (
    <Select
      label={label}
      options={options}
      placeholder={messages.chooseSegment}
      value={options.some((option) => option.value === String(value)) ? String(value) : ''}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}

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

/** Who enters, and the first step. */
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

/** Between the fields and the end of the card. */
export const DeleteStep = ({ onDelete }: { readonly onDelete: () => void }) => (
  <p>
    <Button variant="ghost" size="small" icon="trash" onClick={onDelete}>
      {messages.deleteStep}
    </Button>
  </p>
)
