import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { decideCase } from '../case-contract.ts'
import type { CaseDialogProps } from './case-dialog.ts'
import { useRiskAction } from './use-risk-action.ts'
import { messages } from './messages/en.ts'

const ends = [
  { value: 'reported', label: messages.reported },
  { value: 'nothing', label: messages.nothingToReport },
] as const
type End = (typeof ends)[number]['value']

export function DecideCaseDialog({ caseId, onClose }: CaseDialogProps) {
  const act = useRiskAction()
  const [end, setEnd] = useState<End>('reported')
  const [number, setNumber] = useState('')
  const [text, setText] = useState('')
  const reportNumber = end === 'reported' ? number : ''
  return (
    <ReasonDialog
      open
      title={messages.decideTitle}
      confirmLabel={end === 'reported' ? messages.markReported : messages.closeCase}
      act={(reason) => act(decideCase, { caseId, reportNumber, text, reason }, messages.caseDecided)}
      onClose={onClose}
    >
      <SegmentedControl label={messages.outcome} options={ends} value={end} onChange={setEnd} />
      {end === 'reported' && (
        <TextField
          label={messages.amlcNumber}
          maxLength={60}
          required
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
      )}
      <TextArea
        label={messages.decisionReason}
        rows={4}
        maxLength={4_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}
