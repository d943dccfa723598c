import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { LetterWords } from '#core/message-template/message-template.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { announceSupportMessage, sendMail } from '#features/players/mail/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { ticketNumber } from '../rules.ts'
import { supportTicketTexts as texts } from './messages/index.ts'
import type { Ticket } from './store/ticket.store.ts'
import { playersLatestText } from './store/ticket-message.store.ts'

const letterLasts = days(180)
const quotedMax = 300

type Answer = { readonly answer: string; readonly messageId: bigint; readonly now: Instant }

/** The answer in the player's inbox, quoting what the player wrote last. */
export async function sendAnswerLetter(tx: Transaction, ticket: Ticket, { answer, messageId, now }: Answer) {
  const { id, playerId, openedAt } = ticket
  if (playerId === null) return
  const [language, latest] = await Promise.all([languageOfPlayer(tx, playerId), playersLatestText(tx, id)])
  const words = answerWords({ number: ticketNumber(id, openedAt), answer, latest }, language)
  await send(tx, { ...words, playerId, sourceKey: `${id}:${messageId}`, now })
}

type AnswerFacts = { readonly number: string; readonly answer: string; readonly latest: string | undefined }

export const answerWords = ({ number, answer, latest }: AnswerFacts, language: Language): LetterWords => ({
  title: formatMessage(texts.answerTitle[language], { number }),
  body: [
    ...paragraphsOf(answer),
    ...(latest === undefined ? [] : [formatMessage(texts.youWrote[language], { text: quoted(latest) })]),
    formatMessage(texts.answerBack[language], { number }),
  ],
})

/** Tells the player that the ticket is solved, and until when a reply opens it again. */
export async function sendSolvedLetter(tx: Transaction, ticket: Ticket, now: Instant) {
  const { id, playerId, openedAt, firstAnsweredAt, rating } = ticket
  if (playerId === null) return
  const language = await languageOfPlayer(tx, playerId)
  const isToRate = firstAnsweredAt !== null && rating === null
  const words = solvedWords({ number: ticketNumber(id, openedAt), isToRate }, language)
  await send(tx, { ...words, playerId, sourceKey: `${id}:solved:${now}`, now })
}

type SolutionFacts = { readonly number: string; readonly isToRate: boolean }

export const solvedWords = ({ number, isToRate }: SolutionFacts, language: Language): LetterWords => ({
  title: formatMessage(texts.solvedTitle[language], { number }),
  body: [texts.solvedBody[language], ...(isToRate ? [texts.solvedRate[language]] : [])],
})

type Letter = LetterWords & { readonly playerId: bigint; readonly sourceKey: string; readonly now: Instant }

async function send(tx: Transaction, { now, playerId, ...letter }: Letter): Promise<void> {
  const lasts = { sentAt: now, expiresAt: addDuration(now, letterLasts) }
  await sendMail(tx, { ...letter, ...lasts, playerId, kind: 'support', items: [], source: 'supportTicket' })
  await announceSupportMessage(tx, { playerId, at: now })
}

const quoted = (text: string): string => `${text.slice(0, quotedMax)}${text.length > quotedMax ? '…' : ''}`

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
