import type { ComponentType } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
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
        <article
          key={id}
          className={classNames(styles.message, author === 'staff' && styles.ours, author === 'note' && styles.note)}
        >
          <p className={styles.by}>
            {author === 'note' ? formatMessage(messages.noteBy, { member: member ?? '' }) : (member ?? messages.theirs)}{' '}
            · {formatInstant(sentAt)}
          </p>
          <p className={styles.text}>
            <Text playerId={ticket.playerId} text={text} />
          </p>
        </article>
      ))}
    </div>
  </Card>
)

/** Every act on the ticket, with its member and its time. */
export const TicketSteps = ({ ticket }: TicketProps) => (
  <Card title={messages.history}>
    <ol className={styles.steps}>
      {ticket.steps.map(({ id, act, member, receiver, at }) => (
        <li key={id}>
          {formatMessage(stepWords[act], { member: member ?? messages.theirs, receiver: receiver ?? '' })}{' '}
          <span className={styles.by}>{formatInstant(at)}</span>
        </li>
      ))}
    </ol>
  </Card>
)

const stepWords: Readonly<Record<StaffTicket['steps'][number]['act'], string>> = {
  open: messages.stepOpen,
  take: messages.stepTake,
  handOver: messages.stepHandOver,
  answer: messages.stepAnswer,
  solve: messages.stepSolve,
  reopen: messages.stepReopen,
}
