import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { addCaseNote } from '../case-contract.ts'
import type { CaseDialogProps } from './case-dialog.ts'
import { useRiskAction } from './use-risk-action.ts'
import { messages } from './messages/en.ts'

export function NoteDialog({ caseId, onClose }: CaseDialogProps) {
  const act = useRiskAction()
  const [text, setText] = useState('')
  return (
    <ReasonDialog
      open
      title={messages.addNoteTitle}
      confirmLabel={messages.addNote}
      act={(reason) => act(addCaseNote, { caseId, text, reason }, messages.noteAdded)}
      onClose={onClose}
    >
      <TextArea
        label={messages.noteLabel}
        hint={messages.noteHint}
        rows={6}
        maxLength={4_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}
