import { formatTime } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { csvText } from '../rules.ts'
import type { StatementFacts } from './statement-facts.ts'
import { messagesIn } from '#core/message/local-text.ts'
import { type StatementMessages, statementTexts } from './messages/index.ts'

const headingsOf = (messages: StatementMessages): readonly string[] => [
  messages.number,
  messages.date,
  messages.time,
  messages.transaction,
  messages.reference,
  messages.amount,
  messages.balance,
]

// Without a byte order mark, spreadsheets on Windows misread UTF-8.
const byteOrderMark = '\uFEFF'

/** A statement as CSV: one line per movement, plain numbers, times in Manila. */
export function statementCsv({ opening, closing, from, to, language, lines }: StatementFacts): string {
  const messages = messagesIn(statementTexts, language)
  const rows = [
    headingsOf(messages).map(csvText),
    ['', dayOf(from), '', csvText(messages.openingBalance), '', '', plainDecimal(opening)],
    ...lines.map(({ number, at, what, reference, amount, balance }) => [
      String(number),
      dayOf(at),
      formatTime(at),
      csvText(what),
      csvText(reference),
      plainDecimal(amount),
      plainDecimal(balance),
    ]),
    ['', dayOf(to), '', csvText(messages.closingBalance), '', '', plainDecimal(closing)],
  ]
  return byteOrderMark + rows.map((row) => `${row.join(',')}\r\n`).join('')
}
