import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { decideCase } from '../case-contract.ts'
import type { CaseDialogProps } from './case-dialog.ts'
import { useRiskAction } from './use-risk-action.ts'

const ends = [
  { value: 'reported', label: 'Reported' },
  { value: 'nothing', label: 'Nothing to report' },
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
      title="Decide the case"
      confirmLabel={end === 'reported' ? 'It is reported' : 'Close the case'}
      act={(reason) => act(decideCase, { caseId, reportNumber, text, reason }, 'The case is decided.')}
      onClose={onClose}
    >
      <SegmentedControl label="End" options={ends} value={end} onChange={setEnd} />
      {end === 'reported' && (
        <TextField
          label="Number under which the authority has received it"
          maxLength={60}
          required
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
      )}
      <TextArea
        label="Why, for the file alone"
        rows={4}
        maxLength={4_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}
