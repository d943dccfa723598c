import * as v from 'valibot'
import { days } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messagesIn } from '#core/message/local-text.ts'
import { centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { type WithdrawalState, withdrawalStates } from '../withdrawal-states.ts'
import { withdrawalLetters } from './messages/index.ts'
import { withdrawalChangedTopic } from './move-withdrawal.ts'

const letterLasts = days(180)

const change = v.object({
  playerId: v.pipe(v.string(), v.regex(/^\d+$/)),
  orderId: v.string(),
  state: v.picklist(withdrawalStates),
  amount: v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    v.transform((digits) => centavos(BigInt(digits))),
  ),
  at: v.pipe(v.number(), v.transform(instant)),
})

/** A withdrawal that was cancelled returns money, too: its player did it and needs no letter. */
const endings: Readonly<Partial<Record<WithdrawalState, 'paid' | 'returned'>>> = {
  SUCCEEDED: 'paid',
  REJECTED: 'returned',
  FAILED: 'returned',
  REVERSED: 'returned',
}

/** Receipts: a withdrawal that is paid, or whose money is back, is a letter. */
export const payoutLetters: Consumer = {
  name: 'withdrawal.letters',
  topics: [withdrawalChangedTopic],
  handle: async (tx, events) => {
    for (const { payload } of events) await writeLetter(tx, v.parse(change, payload))
  },
}

async function writeLetter(tx: Transaction, { playerId: id, orderId, state, ...facts }: v.InferOutput<typeof change>) {
  const ending = endings[state]
  if (ending === undefined) return
  const playerId = BigInt(id)
  const messages = messagesIn(withdrawalLetters, await languageOfPlayer(tx, playerId))
  const amount = formatMoney(facts.amount)
  const time = formatInstant(facts.at)
  const words =
    ending === 'paid'
      ? {
          title: messages.paidTitle,
          body: [formatMessage(messages.paid, { amount, time, number: orderId }), messages.paidNext],
        }
      : {
          title: messages.returnedTitle,
          body: [
            formatMessage(messages.returned, { amount, time }),
            formatMessage(messages.returnedNext, { number: orderId }),
          ],
        }
  await sendMail(tx, {
    ...words,
    playerId,
    kind: 'money',
    source: 'withdrawal',
    sourceKey: `${orderId}:${state}`,
    items: [],
    sentAt: facts.at,
    expiresAt: addDuration(facts.at, letterLasts),
  })
}
