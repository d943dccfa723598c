import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { dropLetter, type LetterKind, replayLetter } from '../contract.ts'
import styles from './letter-dialog.module.css'
import { useMonitorAction } from './use-monitor-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** A dead letter and the act chosen for it. */
export type ChosenLetter = {
  readonly kind: LetterKind
  readonly id: number
  readonly what: 'replay' | 'drop'
  readonly name: string
  /** Its full subject. */
  readonly about: string
}

type LetterDialogProps = { readonly chosen: ChosenLetter; readonly onClose: () => void }

/** Asks for the reason of a retry or drop. */
export function LetterDialog({ chosen, onClose }: LetterDialogProps) {
  const act = useMonitorAction()
  const { kind, id, name, what, about } = chosen
  const isDrop = what === 'drop'
  const send = (reason: string) =>
    isDrop
      ? act(dropLetter, { kind, id, reason }, messages.discardDone)
      : act(replayLetter, { kind, id, reason }, messages.retryDone)
  return (
    <ReasonDialog
      open
      title={isDrop ? formatMessage(messages.discardTitle, { name }) : formatMessage(messages.retryTitle, { name })}
      confirmLabel={isDrop ? messages.discard : messages.retry}
      destructive={isDrop}
      act={send}
      onClose={onClose}
    >
      <p>{isDrop ? messages.discardText : messages.retryText}</p>
      {about !== '' && <pre className={styles.about}>{about}</pre>}
    </ReasonDialog>
  )
}
