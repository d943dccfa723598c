import * as v from 'valibot'
import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant, instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messagesIn } from '#core/message/local-text.ts'
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

async function writeAdded(tx: Transaction, { playerId: id, orderId, asked: due, amount, isLate, at }: Deposit) {
  if (!isLate && amount === due) return
  const playerId = BigInt(id)
  const messages = messagesIn(depositLetters, await languageOfPlayer(tx, playerId))
  const facts = { amount: formatMoney(amount), time: formatInstant(at) }
  const happened =
    amount === due
      ? formatMessage(messages.addedLate, facts)
      : formatMessage(messages.addedOther, { ...facts, due: formatMoney(due) })
  const body = [happened, formatMessage(messages.number, { number: orderId })]
  await send(tx, { playerId, sourceKey: `${orderId}:added`, title: messages.addedTitle, body, at })
}

type Deposit = v.InferOutput<typeof confirmed>

type Refund = {
  readonly playerId: bigint
  readonly reference: string
  readonly amount: Centavos
  readonly isDone: boolean
  readonly now: Instant
}

/** In the transaction of the refund's end. */
export async function writeRefundLetter(tx: Transaction, { playerId, reference, amount, isDone, now }: Refund) {
  const messages = messagesIn(depositLetters, await languageOfPlayer(tx, playerId))
  const title = isDone ? messages.refundedTitle : messages.notRefundedTitle
  const happened = isDone ? messages.refunded : messages.notRefunded
  const body = [
    formatMessage(happened, { amount: formatMoney(amount), time: formatInstant(now) }),
    formatMessage(messages.number, { number: reference }),
  ]
  await send(tx, {
    playerId,
    sourceKey: `${reference}:${isDone ? 'refunded' : `notRefunded:${now}`}`,
    title,
    body,
    at: now,
  })
}

type Letter = {
  readonly playerId: bigint
  readonly sourceKey: string
  readonly title: string
  readonly body: readonly string[]
  readonly at: Instant
}

const send = (tx: Transaction, { at, ...letter }: Letter) =>
  sendMail(tx, {
    ...letter,
    kind: 'money',
    source: 'deposit',
    items: [],
    sentAt: at,
    expiresAt: addDuration(at, letterLasts),
  })
