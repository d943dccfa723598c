import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { useApprovalRequest } from '#features/office/approval/back-office/index.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import type { LegalDocumentId } from '../document.ts'
import { requestLegalVersion, type viewLegalText } from '../staff-contract.ts'
import { legalTitles } from '../titles.ts'
import { LineChanges } from './line-changes-list.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type LegalText = ResponseOf<typeof viewLegalText>
type PublishDialogProps = {
  readonly document: LegalDocumentId
  readonly draft: NonNullable<LegalText['draft']>
  readonly inForce: LegalText['inForce']
  readonly onClose: () => void
}

/** Asks a second person to publish a draft from a day on. */
export function PublishDialog({ document, draft, inForce, onClose }: PublishDialogProps) {
  const { requestKey, send } = useApprovalRequest()
  const [effective, setEffective] = useState('')
  const [isMaterial, setMaterial] = useState(true)
  const { revision } = draft
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.publishTitle, { revision, title: legalTitles[document] })}
      confirmLabel={messages.requestApproval}
      act={(reason) => send(requestLegalVersion, { requestKey, document, revision, effective, isMaterial, reason })}
      onClose={onClose}
    >
      <TextField
        label={messages.inForceFromManila}
        type="date"
        hint={messages.inForceFromHint}
        value={effective}
        onChange={(event) => setEffective(event.currentTarget.value)}
      />
      <Checkbox checked={isMaterial} onChange={(event) => setMaterial(event.currentTarget.checked)}>
        {messages.materialChange}
      </Checkbox>
      <LineChanges before={inForce.body} after={draft.body} />
    </ReasonDialog>
  )
}
