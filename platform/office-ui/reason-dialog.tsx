import { type ReactNode, useState } from 'react'
import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { staleText } from '#core/contract/staff-call.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { type CallFailure, failureText } from './failure-text.ts'
import { Notice } from './notice.tsx'
import { messages } from './messages/en.ts'
import styles from './reason-dialog.module.css'

type ReasonDialogProps = {
  readonly open: boolean
  readonly title: string
  /** What will happen, and further fields. */
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly destructive?: boolean
  /** Performs the act. An answer closes the dialog; every other reply is shown in it, and the input stays. */
  readonly act: (reason: string) => Promise<Reply<Call>>
  readonly onClose: () => void
}

/** Asks for a reason before something is changed for others. */
export function ReasonDialog({ open, title, children, confirmLabel, destructive, act, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<CallFailure>()
  const [pending, setPending] = useState(false)
  const reasonFault = failure?.kind === 'invalid' ? failure.faults.find(({ field }) => field === 'reason') : undefined
  const others = failure && withoutReason(failure)

  const confirm = async () => {
    setFailure(undefined)
    setPending(true)
    const reply = await act(reason).finally(() => setPending(false))
    // The office handles the new sign-in; afterwards the button is simply pressed again.
    if (reply.kind === 'signedOut') return
    if (reply.kind !== 'answer') return setFailure(reply)
    setReason('')
    onClose()
  }
  const close = () => {
    setFailure(undefined)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      dismissible={!pending}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={pending}>
            {messages.cancel}
          </Button>
          <Button variant={destructive ? 'danger' : 'primary'} onClick={() => void confirm()} loading={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {children}
        <TextArea
          label={messages.reason}
          rows={3}
          maxLength={500}
          value={reason}
          error={reasonFault?.msg}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {others && (
          <Notice tone="danger">
            {failureText(others)}
            {others.kind === 'refusal' && others.msg === staleText && <ReloadButton />}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/** The failure without the fault of the reason, which that field shows. */
function withoutReason(failure: CallFailure): CallFailure | undefined {
  if (failure.kind !== 'invalid') return failure
  const faults = failure.faults.filter(({ field }) => field !== 'reason')
  return faults.length > 0 || failure.faults.length === 0 ? { ...failure, faults } : undefined
}

/** Reloads the whole page, so that everything the form was filled from is read again. */
const ReloadButton = () => (
  <p className={styles.reload}>
    <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
      {messages.reload}
    </Button>
  </p>
)
