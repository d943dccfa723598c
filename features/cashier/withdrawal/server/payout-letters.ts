import * as v from 'valibot'
import { days } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messagesIn } from '#core/message/local-text.ts'
import type { LetterWords } from '#core/message-template/message-template.ts'
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

type Change = v.InferOutput<typeof change>

async function writeLetter(tx: Transaction, { playerId: id, state, ...facts }: Change) {
  const ending = endings[state]
  if (ending === undefined) return
  const playerId = BigInt(id)
  await sendMail(tx, {
    ...payoutWords({ ending, ...facts }, await languageOfPlayer(tx, playerId)),
    playerId,
    kind: 'money',
    source: 'withdrawal',
    sourceKey: `${facts.orderId}:${state}`,
    items: [],
    sentAt: facts.at,
    expiresAt: addDuration(facts.at, letterLasts),
  })
}

type Payout = Pick<Change, 'orderId' | 'amount' | 'at'> & { readonly ending: 'paid' | 'returned' }

export function payoutWords(
  { ending, orderId: number, amount: centavos, at }: Payout,
  language: Language,
): LetterWords {
  const messages = messagesIn(withdrawalLetters, language)
  const facts = { amount: formatMoney(centavos), time: formatInstant(at) }
  return ending === 'paid'
    ? { title: messages.paidTitle, body: [formatMessage(messages.paid, { ...facts, number }), messages.paidNext] }
    : {
        title: messages.returnedTitle,
        body: [formatMessage(messages.returned, facts), formatMessage(messages.returnedNext, { number })],
      }
}
