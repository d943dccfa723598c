import { complaintWords } from '#core/complaint-kind.ts'
import type { ComponentType } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { languageWords, QueueBadge } from '#features/lobby/support-chat/back-office/index.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { viewTicket } from '../staff-contract.ts'
import { DueCell } from './due-cell.tsx'
import styles from './support-ticket.module.css'
import { TicketActions } from './ticket-actions.tsx'
import { TicketForm } from './ticket-form.tsx'
import { TicketLog, TicketSteps, type Words } from './ticket-log.tsx'
import { categoryWords, sourceWords } from '../desk-words.ts'
import { type StaffTicket, stateWords } from './ticket-words.ts'
import { messages } from './messages/en.ts'

export type TicketPageProps = {
  /** The player's facts, which the lobby's other features know. */
  readonly facts: ComponentType<{ readonly playerId: number }>
  /** A text whose numbers lead to the player's payments and rounds. */
  readonly words: Words
}

const refreshEveryMs = 10_000

/** One ticket, with the player's facts beside it. */
export function TicketPage({ facts: Facts, words }: TicketPageProps) {
  const id = Number(useRouteParameter('id'))
  const { answer: ticket, failure } = useStaffQuery(viewTicket, { id }, { refreshEveryMs })
  return (
    <>
      <p className={styles.back}>
        <a href="/tickets">{messages.allTickets}</a>
      </p>
      <PageHead
        title={ticket ? formatMessage(messages.ticketTitle, { number: ticket.number }) : messages.ticket}
        actions={ticket && <TicketActions ticket={ticket} />}
      >
        {ticket && <Standing ticket={ticket} />}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {ticket && (
        <div className={styles.sides}>
          <div className={styles.cards}>
            <TicketLog ticket={ticket} words={words} />
            <TicketForm key={ticket.id} ticket={ticket} />
            <TicketSteps ticket={ticket} />
          </div>
          <div className={styles.cards}>
            <TicketFacts ticket={ticket} words={words} />
            {ticket.playerId === null ? (
              <Notice tone="info">{messages.playerNotKnown}</Notice>
            ) : (
              <Facts key={ticket.playerId} playerId={ticket.playerId} />
            )}
          </div>
        </div>
      )}
    </>
  )
}

type TicketProps = { readonly ticket: StaffTicket }

const Standing = ({ ticket: { state, queue, owner, complaint, rating } }: TicketProps) => (
  <span className={styles.about}>
    <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>
    {complaint !== null && (
      <Badge tone="danger">{formatMessage(messages.complaintOf, { kind: complaintWords[complaint] })}</Badge>
    )}
    {queue !== 'standard' && <QueueBadge queue={queue} />}
    <span>{owner === null ? messages.unassigned : formatMessage(messages.ownedBy, { owner })}</span>
    {rating !== null && <Badge tone="gold">{formatMessage(messages.rated, { count: rating })}</Badge>}
  </span>
)

function TicketFacts({ ticket, words: Text }: TicketProps & { readonly words: Words }) {
  const { category, source, openedAt, firstDueAt, firstAnsweredAt, language, page, gameId, chatId, playerId } = ticket
  const time = (at: typeof firstAnsweredAt) => (at === null ? messages.none : formatInstant(at))
  return (
    <Card title={messages.ticket}>
      <FactList
        facts={[
          { name: messages.due, value: <DueCell {...ticket} /> },
          { name: messages.category, value: categoryWords[category] },
          {
            name: messages.source,
            value: chatId === null ? sourceWords[source] : <a href={`/support-chats/${chatId}`}>{sourceWords.chat}</a>,
          },
          { name: messages.openedManila, value: formatInstant(openedAt) },
          { name: messages.firstDue, value: formatInstant(firstDueAt) },
          { name: messages.firstAnswer, value: time(firstAnsweredAt) },
          ...(ticket.solvedAt === null
            ? []
            : [
                { name: messages.solvedManila, value: formatInstant(ticket.solvedAt) },
                { name: messages.solvedBy, value: ticket.solvedBy ?? messages.solvedBySilence },
              ]),
          ...(playerId === null ? [] : [{ name: messages.language, value: languageWords[language] }]),
          ...(page === ''
            ? []
            : [{ name: messages.page, value: <Text playerId={playerId} text={decodedPath(page)} /> }]),
          ...(gameId === null ? [] : [{ name: messages.game, value: String(gameId) }]),
        ]}
      />
    </Card>
  )
}

/** As an address bar shows it; one that is no address stays as it came. */
function decodedPath(page: string): string {
  try {
    return decodeURIComponent(page)
  } catch {
    return page
  }
}
