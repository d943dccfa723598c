import * as v from 'valibot'
import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant, instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messagesIn } from '#core/message/local-text.ts'
import type { LetterWords } from '#core/message-template/message-template.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { depositConfirmedTopic } from './deposit-confirmed.ts'
import { depositLetters } from './messages/index.ts'

const letterLasts = days(180)

const amountIn = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((digits) => centavos(BigInt(digits))),
)
const confirmed = v.object({
  playerId: v.pipe(v.string(), v.regex(/^\d+$/)),
  orderId: v.string(),
  asked: amountIn,
  amount: amountIn,
  isLate: v.boolean(),
  at: v.pipe(v.number(), v.transform(instant)),
})

/** A deposit that its player did not see arrive as requested. The others are on the screen at once, and in the records. */
export const unexpectedDepositLetters: Consumer = {
  name: 'deposit.letters',
  topics: [depositConfirmedTopic],
  handle: async (tx, events) => {
    for (const { payload } of events) await writeAdded(tx, v.parse(confirmed, payload))
  },
}

async function writeAdded(tx: Transaction, deposit: Deposit) {
  const { orderId, asked: due, amount, isLate, at } = deposit
  if (!isLate && amount === due) return
  const playerId = BigInt(deposit.playerId)
  const words = addedWords(deposit, await languageOfPlayer(tx, playerId))
  await send(tx, { ...words, playerId, sourceKey: `${orderId}:added`, at })
}

type Deposit = v.InferOutput<typeof confirmed>

export function addedWords(
  { orderId, asked: due, amount, at }: Pick<Deposit, 'orderId' | 'asked' | 'amount' | 'at'>,
  language: Language,
): LetterWords {
  const messages = messagesIn(depositLetters, language)
  const facts = { amount: formatMoney(amount), time: formatInstant(at) }
  const happened =
    amount === due
      ? formatMessage(messages.addedLate, facts)
      : formatMessage(messages.addedOther, { ...facts, due: formatMoney(due) })
  return { title: messages.addedTitle, body: [happened, formatMessage(messages.number, { number: orderId })] }
}

type Refund = {
  readonly playerId: bigint
  readonly reference: string
  readonly amount: Centavos
  readonly isDone: boolean
  readonly now: Instant
}

/** In the transaction of the refund's end. */
export async function writeRefundLetter(tx: Transaction, refund: Refund) {
  const { playerId, reference, isDone, now } = refund
  const words = refundWords(refund, await languageOfPlayer(tx, playerId))
  const sourceKey = `${reference}:${isDone ? 'refunded' : `notRefunded:${now}`}`
  await send(tx, { ...words, playerId, sourceKey, at: now })
}

export function refundWords(
  { reference, amount, isDone, now }: Omit<Refund, 'playerId'>,
  language: Language,
): LetterWords {
  const messages = messagesIn(depositLetters, language)
  const title = isDone ? messages.refundedTitle : messages.notRefundedTitle
  const happened = isDone ? messages.refunded : messages.notRefunded
  const body = [
    formatMessage(happened, { amount: formatMoney(amount), time: formatInstant(now) }),
    formatMessage(messages.number, { number: reference }),
  ]
  return { title, body }
}

type Letter = LetterWords & { readonly playerId: bigint; readonly sourceKey: string; readonly at: Instant }

const send = (tx: Transaction, { at, ...letter }: Letter) =>
  sendMail(tx, {
    ...letter,
    kind: 'money',
    source: 'deposit',
    items: [],
    sentAt: at,
    expiresAt: addDuration(at, letterLasts),
  })
