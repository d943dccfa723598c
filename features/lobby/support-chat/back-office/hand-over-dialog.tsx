import { useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Select } from '#platform/ui/select/select.tsx'
import { handOverSupportChat, listSupportColleagues } from '../staff-contract.ts'
import { useChatAction } from './use-chat-action.ts'
import { messages } from './messages/en.ts'

type HandOverDialogProps = { readonly id: number; readonly onClose: () => void }

/** Gives the chat to a colleague, those who are here first. */
export function HandOverDialog({ id, onClose }: HandOverDialogProps) {
  const act = useChatAction()
  const { answer } = useStaffQuery(listSupportColleagues, {})
  const [to, setTo] = useState('')
  const members = (answer?.members ?? []).toSorted((a, b) => Number(b.isHere) - Number(a.isHere))
  return (
    <ReasonDialog
      open
      title={messages.handOverTitle}
      confirmLabel={messages.handOver}
      act={(reason) => act(handOverSupportChat, { id, to, reason }, messages.handedOver)}
      onClose={onClose}
    >
      <p>{messages.handOverBody}</p>
      <Select
        label={messages.colleague}
        placeholder={messages.chooseColleague}
        options={members.map(({ email, name, isHere }) => ({
          value: email,
          label: isHere ? formatMessage(messages.isHere, { name }) : name,
        }))}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}
