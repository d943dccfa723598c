import { complaintWords } from '#core/complaint-kind.ts'
import type { ComponentType } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ChatMessage } from '#platform/ui/chat-message/chat-message.tsx'
import styles from './support-ticket.module.css'
import type { StaffTicket } from './ticket-words.ts'
import { messages } from './messages/en.ts'

type TicketProps = { readonly ticket: StaffTicket }
export type Words = ComponentType<{ readonly playerId: number | null; readonly text: string }>

/** The messages of the player and to the player, and the notes among members. */
export const TicketLog = ({ ticket, words: Text }: TicketProps & { readonly words: Words }) => (
  <Card title={messages.correspondence}>
    <div className={styles.log}>
      {ticket.messages.map(({ id, author, member, text, sentAt }) => (
        <ChatMessage key={id} kind={kindOf[author]} by={`${authorOf(author, member)} · ${formatInstant(sentAt)}`}>
          <Text playerId={ticket.playerId} text={text} />
        </ChatMessage>
      ))}
    </div>
  </Card>
)

type Author = StaffTicket['messages'][number]['author']
const kindOf = { player: 'received', staff: 'sent', note: 'note' } as const

const authorOf = (author: Author, member: string | null): string =>
  author === 'note' ? formatMessage(messages.noteBy, { member: member ?? '' }) : (member ?? messages.theirs)

/** Every act on the ticket, with its member and its time. */
export const TicketSteps = ({ ticket }: TicketProps) => (
  <Card title={messages.history}>
    <ol className={styles.steps}>
      {historyOf(ticket).map(({ key, text, at }) => (
        <li key={key}>
          {text} <span className={styles.by}>{formatInstant(at)}</span>
        </li>
      ))}
    </ol>
  </Card>
)

/** Steps and marks as one history. */
const historyOf = ({ steps, marks }: StaffTicket) =>
  [
    ...steps.map((step) => ({ key: `step${step.id}`, text: stepText(step), at: step.at })),
    ...marks.map((mark) => ({ key: `mark${mark.id}`, text: markText(mark), at: mark.at })),
  ].toSorted((a, b) => a.at - b.at)

function stepText({ act, member, receiver }: StaffTicket['steps'][number]): string {
  if (act === 'solve' && member === null) return messages.stepSolveBySilence
  return formatMessage(stepWords[act], { member: member ?? messages.theirs, receiver: receiver ?? '' })
}

function markText({ kind, member }: StaffTicket['marks'][number]): string {
  const by = member ?? messages.theirs
  return kind === null
    ? formatMessage(messages.stepUnmark, { member: by })
    : formatMessage(messages.stepMark, { kind: complaintWords[kind], member: by })
}

const stepWords: Readonly<Record<StaffTicket['steps'][number]['act'], string>> = {
  open: messages.stepOpen,
  take: messages.stepTake,
  handOver: messages.stepHandOver,
  answer: messages.stepAnswer,
  solve: messages.stepSolve,
  reopen: messages.stepReopen,
}
