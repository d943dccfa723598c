import { useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { type Graph, startStep, type StepKind } from '../graph.ts'
import { faultText, graphFaults } from '../rules.ts'
import { SaveDialog, type ShownCampaign } from './campaign-dialogs.tsx'
import styles from './campaign-page.module.css'
import { FaultList } from './fault-list.tsx'
import { withoutStep, withStep, withStepAfter } from './graph-draft.ts'
import { GraphView, type StepCount } from './graph-view.tsx'
import { StepPreview } from './step-preview.tsx'
import { messages } from './messages/en.ts'
import { RehearsalCard } from './rehearsal-card.tsx'
import { SettingsCard } from './settings-card.tsx'
import type { Segments } from './segment-field.tsx'
import { DeleteStep, StepForm } from './step-form.tsx'
import { TriggerForm } from './trigger-form.tsx'
import { kindNames, stepIcons, stepKinds } from './step-words.ts'

type CampaignEditorProps = {
  /** Undefined: a new campaign. */
  readonly campaign: ShownCampaign | undefined
  readonly graph: Graph
  readonly segments: Segments
  readonly counts: readonly StepCount[]
}

/** The drawing on the left, the fields of the chosen step on the right. */
export function CampaignEditor({ campaign, graph: saved, segments, counts }: CampaignEditorProps) {
  const may = useMay()
  const [name, setName] = useState(campaign?.name ?? '')
  const [graph, setGraph] = useState(saved)
  const [selected, setSelected] = useState(startStep)
  const [isSaving, setSaving] = useState(false)
  const known = new Map(segments.map(({ id, use }) => [id, use]))
  const faults = graphFaults(graph, known).map((fault) => ({ ...fault, text: faultText(fault, graph) }))
  const canSave = may('campaign.save')
  const add = (kind: StepKind) => {
    const added = withStepAfter(graph, selected, kind)
    setGraph(added.graph)
    setSelected(added.id)
  }
  const isChanged = campaign === undefined || name !== campaign.name || graph !== saved
  return (
    <div className={styles.editor}>
      <div className={styles.desk}>
        <Card title={messages.steps}>
          <GraphView
            graph={graph}
            selected={selected}
            onSelect={setSelected}
            faulty={new Set(faults.map(({ step }) => step ?? startStep))}
            {...{ counts, segments }}
          />
          {canSave && <AddStep graph={graph} selected={selected} onAdd={add} />}
        </Card>
        <fieldset className={styles.side} disabled={!canSave}>
          <StepCard graph={graph} selected={selected} segments={segments} onChange={setGraph} onSelect={setSelected} />
        </fieldset>
      </div>
      <StepPreview graph={graph} selected={selected} />
      <FaultList faults={faults} onSelect={setSelected} />
      <div className={styles.cards}>
        <fieldset className={styles.side} disabled={!canSave}>
          <SettingsCard
            name={name}
            onRename={setName}
            graph={graph}
            onChange={(change) => setGraph({ ...graph, ...change })}
          />
        </fieldset>
        <RehearsalCard graph={graph} isReady={faults.length === 0} />
      </div>
      {canSave && (
        <div className={styles.actions}>
          <Button
            icon="check"
            disabled={faults.length > 0 || name.trim() === '' || !isChanged}
            onClick={() => setSaving(true)}
          >
            {messages.save}
          </Button>
        </div>
      )}
      {isSaving && <SaveDialog campaign={campaign} name={name.trim()} graph={graph} onClose={() => setSaving(false)} />}
    </div>
  )
}

type StepCardProps = {
  readonly graph: Graph
  readonly selected: string
  readonly segments: Segments
  readonly onChange: (graph: Graph) => void
  readonly onSelect: (id: string) => void
}

function StepCard({ graph, selected, segments, onChange, onSelect }: StepCardProps) {
  const number = graph.steps.findIndex(({ id }) => id === selected) + 1
  const step = graph.steps[number - 1]
  if (step === undefined)
    return (
      <Card title={messages.start}>
        <div className={styles.fields}>
          <TriggerForm graph={graph} segments={segments} onChange={(change) => onChange({ ...graph, ...change })} />
        </div>
      </Card>
    )
  const remove = () => {
    onChange(withoutStep(graph, step.id))
    onSelect(startStep)
  }
  return (
    <Card title={formatMessage(messages.stepNamed, { number, kind: kindNames[step.kind] })}>
      <div className={styles.fields}>
        <StepForm
          step={step}
          graph={graph}
          segments={segments}
          onChange={(changed) => onChange(withStep(graph, changed))}
        />
        <DeleteStep onDelete={remove} />
      </div>
    </Card>
  )
}

type AddStepProps = {
  readonly graph: Graph
  readonly selected: string
  readonly onAdd: (kind: StepKind) => void
}

/** A new step comes behind the chosen one. */
function AddStep({ graph, selected, onAdd }: AddStepProps) {
  const number = graph.steps.findIndex(({ id }) => id === selected) + 1
  const label = number === 0 ? messages.addAfterStart : formatMessage(messages.addAfter, { number })
  return (
    <div className={styles.add} role="group" aria-label={label}>
      <span className={styles.note}>{label}</span>
      {stepKinds.map((kind) => (
        <Button key={kind} variant="secondary" size="small" icon={stepIcons[kind]} onClick={() => onAdd(kind)}>
          {kindNames[kind]}
        </Button>
      ))}
    </div>
  )
}
