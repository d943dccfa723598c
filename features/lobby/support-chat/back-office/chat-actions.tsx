import { useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay, useStaff } from '#features/office/staff/back-office/index.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { closeSupportChat, takeSupportChat } from '../staff-contract.ts'
import type { StaffChat } from './chat-words.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import styles from './support-chat.module.css'
import { useChatAction } from './use-chat-action.ts'
import { messages } from './messages/en.ts'

type OpenDialog = 'takeOver' | 'handOver' | 'close'

/** What the member may do with the chat now. */
export function ChatActions({ chat: { id, state, owner } }: { readonly chat: StaffChat }) {
  const may = useMay()
  const { email } = useStaff()
  const act = useChatAction()
  const [dialog, setDialog] = useState<OpenDialog>()
  if (state === 'closed') return null
  const close = () => setDialog(undefined)
  const take = () => act(takeSupportChat, { id, reason: formatMessage(messages.takeReason, { id }) }, messages.taken)
  const isOthers = owner !== null && owner !== email
  return (
    <span className={styles.actions}>
      {owner === null && may('supportChat.take') && (
        <Button icon="check" onClick={() => void take()}>
          {messages.take}
        </Button>
      )}
      {isOthers && may('supportChat.take') && (
        <Button variant="secondary" onClick={() => setDialog('takeOver')}>
          {messages.takeOver}
        </Button>
      )}
      {owner === email && may('supportChat.handOver') && (
        <Button variant="secondary" onClick={() => setDialog('handOver')}>
          {messages.handOver}
        </Button>
      )}
      {!isOthers && may('supportChat.close') && (
        <Button variant="secondary" onClick={() => setDialog('close')}>
          {messages.close}
        </Button>
      )}
      {dialog === 'handOver' && <HandOverDialog id={id} onClose={close} />}
      <ReasonDialog
        open={dialog === 'takeOver'}
        title={formatMessage(messages.takeOverTitle, { owner: owner ?? '' })}
        confirmLabel={messages.takeOver}
        act={(reason) => act(takeSupportChat, { id, reason, takesOver: true }, messages.taken)}
        onClose={close}
      >
        <p>{messages.takeOverBody}</p>
      </ReasonDialog>
      <ReasonDialog
        open={dialog === 'close'}
        title={messages.closeTitle}
        confirmLabel={messages.close}
        act={(reason) => act(closeSupportChat, { id, reason }, messages.closedToast)}
        onClose={close}
      >
        <p>{messages.closeBody}</p>
      </ReasonDialog>
    </span>
  )
}
