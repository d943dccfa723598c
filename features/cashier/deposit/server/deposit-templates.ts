import { letterTemplate, type MessageTemplate, templateExample } from '#core/message-template/message-template.ts'
import { addedWords, refundWords } from './deposit-letters.ts'

const { at, amount, otherAmount } = templateExample
const orderId = 'D20261122000123'
const refund = { reference: 'D20261122000123', amount, now: at }

/** The fixed messages about deposits. */
export const depositTemplates: readonly MessageTemplate[] = [
  letterTemplate({
    key: 'deposit.addedLate',
    kind: 'money',
    name: 'Late deposit added',
    when: 'A deposit was paid after its time, and was added all the same.',
    words: (language) => addedWords({ orderId, asked: amount, amount, at }, language),
  }),
  letterTemplate({
    key: 'deposit.addedOther',
    kind: 'money',
    name: 'Deposit of another amount added',
    when: 'A player paid more or less than requested, and what was paid was added.',
    words: (language) => addedWords({ orderId, asked: amount, amount: otherAmount, at }, language),
  }),
  letterTemplate({
    key: 'deposit.refunded',
    kind: 'money',
    name: 'Deposit refunded',
    when: 'The payment provider has carried out a refund.',
    words: (language) => refundWords({ ...refund, isDone: true }, language),
  }),
  letterTemplate({
    key: 'deposit.notRefunded',
    kind: 'money',
    name: 'Refund not possible',
    when: 'The payment provider could not refund, and the money is back in the balance.',
    words: (language) => refundWords({ ...refund, isDone: false }, language),
  }),
]
