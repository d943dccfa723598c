import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { addCaseDocument, documentBytesMax } from '../case-contract.ts'
import type { CaseDialogProps } from './case-dialog.ts'
import { useRiskAction } from './use-risk-action.ts'
import { messages } from './messages/en.ts'

export function DocumentDialog({ caseId, onClose }: CaseDialogProps) {
  const act = useRiskAction()
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const isTooLarge = file !== undefined && file.size > documentBytesMax
  const add = async (reason: string) => {
    const base64 = file === undefined || isTooLarge ? '' : await base64Of(file)
    const fileName = file?.name ?? ''
    return act(addCaseDocument, { caseId, fileName, text, base64, reason }, messages.documentAdded)
  }
  return (
    <ReasonDialog
      open
      title={messages.addDocumentTitle}
      confirmLabel={messages.addDocument}
      act={add}
      onClose={onClose}
    >
      <TextField
        label={messages.document}
        type="file"
        accept=".pdf,.jpg,.jpeg,.png,.txt,.csv"
        hint={messages.documentHint}
        error={isTooLarge ? messages.documentTooLarge : undefined}
        onChange={(event) => setFile(event.currentTarget.files?.[0])}
      />
      <TextField
        label={messages.documentAbout}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}
