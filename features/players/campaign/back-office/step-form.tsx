import { Button } from '#platform/ui/button/button.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { type ActStep, type Graph, isAct, type Step } from '../graph.ts'
import { numberOf } from './graph-draft.ts'
import { LetterFields } from './letter-fields.tsx'
import { messages } from './messages/en.ts'
import styles from './campaign-page.module.css'
import { SplitFields } from './split-fields.tsx'
import { SegmentField, type Segments } from './segment-field.tsx'
import { hourOptions } from './step-words.ts'
import { WayField } from './way-field.tsx'

type StepFormProps<S extends Step = Step> = {
  readonly step: S
  readonly graph: Graph
  readonly segments: Segments
  readonly onChange: (step: Step) => void
}

/** The fields of one step. */
export function StepForm({ step, graph, segments, onChange }: StepFormProps) {
  if (isAct(step)) return <ActFields step={step} graph={graph} onChange={onChange} />
  switch (step.kind) {
    case 'wait':
    case 'waitUntil':
      return <WaitFields step={step} graph={graph} onChange={onChange} />
    case 'condition':
      return <ConditionFields step={step} graph={graph} segments={segments} onChange={onChange} />
    case 'split':
      return <SplitFields step={step} graph={graph} onChange={onChange} />
    case 'end':
      return <p className={styles.note}>{messages.endBody}</p>
  }
}

const ActFields = ({ step, graph, onChange }: Omit<StepFormProps<ActStep>, 'segments'>) => (
  <>
    <LetterFields key={step.id} step={step} onChange={onChange} />
    <NextField step={step} graph={graph} onChange={onChange} />
  </>
)

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

type WaitStep = Extract<Step, { kind: 'wait' | 'waitUntil' }>

const WaitFields = ({ step, graph, onChange }: Omit<StepFormProps<WaitStep>, 'segments'>) => (
  <>
    {step.kind === 'wait' ? (
      <TextField
        label={messages.hours}
        inputMode="numeric"
        hint={messages.hoursHint}
        value={step.hours === 0 ? '' : String(step.hours)}
        onChange={(event) => onChange({ ...step, hours: numberOf(event.currentTarget.value) })}
      />
    ) : (
      <Select
        label={messages.hourManila}
        options={hourOptions}
        value={String(step.hour)}
        onChange={(event) => onChange({ ...step, hour: Number(event.currentTarget.value) })}
      />
    )}
    <NextField step={step} graph={graph} onChange={onChange} />
  </>
)

type ConditionStep = Extract<Step, { kind: 'condition' }>

const ConditionFields = ({ step, graph, segments, onChange }: StepFormProps<ConditionStep>) => (
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

/** Between the fields and the end of the card. */
export const DeleteStep = ({ onDelete }: { readonly onDelete: () => void }) => (
  <p>
    <Button variant="ghost" size="small" icon="trash" onClick={onDelete}>
      {messages.deleteStep}
    </Button>
  </p>
)
