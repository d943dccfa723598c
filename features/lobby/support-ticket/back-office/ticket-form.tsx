import { type SyntheticEvent, useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { CannedAnswerSelect } from '#features/lobby/support-chat/back-office/index.ts'
import { useMay, useStaff } from '#features/office/staff/back-office/index.ts'
import { useRequestIds } from '#platform/browser/client/use-request-id.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { answerTicket, noteTicket } from '../staff-contract.ts'
import { ticketTextLengthMax } from '../ticket-terms.ts'
import styles from './support-ticket.module.css'
import type { StaffTicket } from './ticket-words.ts'
import { useTicketAction } from './use-ticket-action.ts'
import { messages } from './messages/en.ts'

type TicketProps = { readonly ticket: StaffTicket }
type Kind = 'answer' | 'note'

const kinds = [
  { value: 'answer', label: messages.answerPlayer },
  { value: 'note', label: messages.internalNote },
] as const

/** The member's next answer or note. An answer needs the ticket; others read why they cannot write one. */
export function TicketForm({ ticket }: TicketProps) {
  const may = useMay()
  const { email } = useStaff()
  const [kind, setKind] = useState<Kind>('answer')
  const { text, setText, failure, pending, send } = useTexts(ticket)
  const obstacle = obstacleTo(ticket, email)
  const canAnswer = obstacle === undefined && may('ticket.answer')
  if (!may('ticket.note')) return null
  const chosen: Kind = canAnswer ? kind : 'note'
  const insert = (canned: string) => setText(text === '' ? canned : `${text}\n${canned}`)
  return (
    <Card>
      <form className={styles.form} onSubmit={(event) => void send(event, chosen)}>
        {canAnswer ? (
          <SegmentedControl label={messages.write} options={kinds} value={chosen} onChange={setKind} />
        ) : (
          <p className={styles.by}>{obstacle}</p>
        )}
        {chosen === 'answer' && <CannedAnswerSelect language={ticket.language} onInsert={insert} />}
        <TextArea
          label={chosen === 'answer' ? messages.yourAnswer : messages.yourNote}
          hint={chosen === 'answer' ? messages.answerHint : messages.noteHint}
          rows={6}
          maxLength={ticketTextLengthMax}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Button type="submit" loading={pending} className={styles.send}>
          {chosen === 'answer' ? messages.sendAnswer : messages.saveNote}
        </Button>
      </form>
    </Card>
  )
}

function obstacleTo({ state, owner, playerId }: StaffTicket, member: string): string | undefined {
  if (state === 'solved') return messages.reopenFirst
  if (playerId === null) return messages.nobodyToAnswer
  if (owner === null) return messages.takeFirst
  return owner === member ? undefined : formatMessage(messages.ownedByOther, { owner })
}

function useTexts({ id, number }: StaffTicket) {
  const act = useTicketAction()
  const keys = useRequestIds()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<Parameters<typeof failureText>[0]>()
  const [pending, setPending] = useState(false)
  const send = async (event: SyntheticEvent, kind: Kind) => {
    event.preventDefault()
    if (pending || text.trim() === '') return
    setFailure(undefined)
    setPending(true)
    const fingerprint = `${kind} ${text}`
    const given = { id, text, messageKey: keys.idFor(fingerprint) }
    const request = (reason: string) => ({ ...given, reason: formatMessage(reason, { number }) })
    const reply = await (kind === 'answer'
      ? act(answerTicket, request(messages.answerReason), messages.answerSent)
      : act(noteTicket, request(messages.noteReason), messages.noteSaved)
    ).finally(() => setPending(false))
    keys.settle(fingerprint, reply)
    if (reply.kind === 'answer') setText('')
    else if (reply.kind !== 'signedOut') setFailure(reply)
  }
  return { text, setText, failure, pending, send }
}
