import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { dropLetter, type LetterKind, replayLetter } from '../contract.ts'
import styles from './letter-dialog.module.css'
import { useMonitorAction } from './use-monitor-action.ts'

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
      ? act(dropLetter, { kind, id, reason }, 'Dropped.')
      : act(replayLetter, { kind, id, reason }, 'It is tried again.')
  return (
    <ReasonDialog
      open
      title={isDrop ? `Drop ${name} for good?` : `Try ${name} again?`}
      confirmLabel={isDrop ? 'Drop it' : 'Try again'}
      destructive={isDrop}
      act={send}
      onClose={onClose}
    >
      <p>
        {isDrop
          ? 'It will never have an effect. Be sure that what it stands for was done by hand.'
          : 'It has its effect once, however often it was tried. Later events of its key wait for it.'}
      </p>
      {about !== '' && <pre className={styles.about}>{about}</pre>}
    </ReasonDialog>
  )
}
