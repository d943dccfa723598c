import { type ReactNode, useState } from 'react'
import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { type CallFailure, failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { type TicketCategory, ticketTextLengthMax } from '../ticket-terms.ts'
import styles from './support-ticket.module.css'
import { categoryOptions } from './ticket-words.ts'
import { messages } from './messages/en.ts'

type NewTicket = { readonly category: TicketCategory; readonly text: string }
type NewTicketDialogProps = {
  readonly title: string
  /** What will happen, and further fields. */
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly textLabel: string
  /** An answer closes the dialog; every other reply is shown in it, and the input stays. */
  readonly act: (given: NewTicket) => Promise<Reply<Call>>
  readonly onClose: () => void
}

/** A ticket that a member enters: what it is about, and the text that its player reads. */
export function NewTicketDialog({ title, children, confirmLabel, textLabel, act, onClose }: NewTicketDialogProps) {
  const [given, setGiven] = useState<NewTicket>({ category: 'payment', text: '' })
  const [failure, setFailure] = useState<CallFailure>()
  const [pending, setPending] = useState(false)
  const confirm = async () => {
    setFailure(undefined)
    setPending(true)
    const reply = await act(given).finally(() => setPending(false))
    if (reply.kind === 'answer') onClose()
    else if (reply.kind !== 'signedOut') setFailure(reply)
  }
  return (
    <Dialog
      open
      title={title}
      dismissible={!pending}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            {messages.cancel}
          </Button>
          <Button onClick={() => void confirm()} loading={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {children}
        <Select
          label={messages.category}
          options={categoryOptions}
          value={given.category}
          onChange={({ currentTarget: { value } }) =>
            setGiven({ ...given, category: categoryOptions.find((each) => each.value === value)?.value ?? 'other' })
          }
        />
        <TextArea
          label={textLabel}
          hint={messages.playerReadsThis}
          rows={5}
          maxLength={ticketTextLengthMax}
          value={given.text}
          onChange={(event) => setGiven({ ...given, text: event.currentTarget.value })}
        />
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      </div>
    </Dialog>
  )
}
