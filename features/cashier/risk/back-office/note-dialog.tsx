import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { addCaseNote } from '../case-contract.ts'
import type { CaseDialogProps } from './case-dialog.ts'
import { useRiskAction } from './use-risk-action.ts'

export function NoteDialog({ caseId, onClose }: CaseDialogProps) {
  const act = useRiskAction()
  const [text, setText] = useState('')
  return (
    <ReasonDialog
      open
      title="Write a note"
      confirmLabel="Write it down"
      act={(reason) => act(addCaseNote, { caseId, text, reason }, 'The note is in the file.')}
      onClose={onClose}
    >
      <TextArea
        label="Note, for the file alone"
        hint="It cannot be changed afterwards."
        rows={6}
        maxLength={4_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}
