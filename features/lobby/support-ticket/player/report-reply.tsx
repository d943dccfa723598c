import { type SyntheticEvent, useState } from 'react'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRequestIds } from '#platform/browser/client/use-request-id.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { replyToReport } from '../contract.ts'
import { ticketTextLengthMax } from '../ticket-terms.ts'
import styles from './report-thread.module.css'
import { messages } from './messages/en.ts'

type ReportReplyProps = {
  readonly id: number
  readonly isSolved: boolean
  readonly onSent: () => Promise<void>
}

/** The player's next message. The text stays until it has been received. */
export function ReportReply({ id, isSolved, onSent }: ReportReplyProps) {
  const { send } = useCallMutation(replyToReport)
  const keys = useRequestIds()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const { begin, pending } = useOneAct(async () => {
    setFault(undefined)
    const reply = await send({ id, text, messageKey: keys.idFor(text) })
    keys.settle(text, reply)
    if (reply.kind === 'answer') {
      setText('')
      await onSent()
    } else if (reply.kind === 'invalid') setFault(reply.faults[0]?.msg)
    else if (reply.kind !== 'signedOut') setFault(failureText(reply))
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void begin()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label={messages.yourMessage}
        hint={isSolved ? messages.replyOpensAgain : undefined}
        rows={3}
        maxLength={ticketTextLengthMax}
        value={text}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" loading={pending} className={styles.send}>
        {messages.reply}
      </Button>
    </form>
  )
}
