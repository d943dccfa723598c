import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { milliseconds } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { pdfFile, type PdfPage, type PdfText, pageSize } from '#platform/pdf/pdf-file.ts'
import type { StatementLine } from '../rules.ts'
import type { StatementFacts } from './statement-facts.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messagesIn } from '#core/message/local-text.ts'
import { type StatementMessages, statementTexts } from './messages/index.ts'

const margin = 40
const right = pageSize.width - margin
const columns = { number: margin, at: 92, what: 198, amount: 452, balance: right }
const rowHeight = 15
const firstRow = { onFirstPage: 218, onOthers: 86 }
const lastRow = pageSize.height - 64
const wordsMax = 30

const accountTexts = {
  coin: statementTexts.balanceAccount,
  safebox: statementTexts.safeboxAccount,
  points: statementTexts.pointsAccount,
}

/** A statement for print: player, period, balances, and every movement with the balance after it. */
export function statementPdf(facts: StatementFacts): Buffer {
  const messages = messagesIn(statementTexts, facts.language)
  const sheets = sheetsOf(facts.lines)
  const pages = sheets.map((lines, index): PdfPage => {
    const top = index === 0 ? firstRow.onFirstPage : firstRow.onOthers
    return {
      texts: [
        ...(index === 0 ? headOf(facts, messages) : []),
        ...columnNames(messages, top - 14),
        ...lines.flatMap((line, row) => lineTexts(line, top + 6 + row * rowHeight)),
        ...footOf(
          formatMessage(messages.footer, { time: formatInstant(facts.madeAt) }),
          formatMessage(messages.page, { page: index + 1, pages: sheets.length }),
        ),
      ],
      lines: [{ x: margin, y: top - 8, width: right - margin }],
    }
  })
  return pdfFile(formatMessage(messages.fileTitle, { operator: facts.operator }), pages)
}

/** The lines of each page; an empty statement is one page, too. */
function sheetsOf(lines: readonly StatementLine[]): readonly (readonly StatementLine[])[] {
  const room = (top: number) => Math.floor((lastRow - top) / rowHeight)
  const sheets = [lines.slice(0, room(firstRow.onFirstPage))]
  const more = room(firstRow.onOthers)
  for (let from = sheets[0]?.length ?? 0; from < lines.length; from += more) sheets.push(lines.slice(from, from + more))
  return sheets
}

function headOf(facts: StatementFacts, messages: StatementMessages): PdfText[] {
  const last = dayOf(subtractDuration(facts.to, milliseconds(1)))
  const rows = [
    [messages.player, facts.player],
    [messages.account, accountTexts[facts.account][facts.language]],
    [messages.period, formatMessage(messages.periodOf, { from: formatDay(dayOf(facts.from)), until: formatDay(last) })],
  ]
  const sums = [
    [messages.openingBalance, facts.opening],
    [messages.moneyIn, facts.came],
    [messages.moneyOut, facts.went],
    [messages.closingBalance, facts.closing],
  ] as const
  return [
    { text: facts.operator, font: 'bold', size: 18, x: margin, y: 58 },
    { text: messages.title, font: 'regular', size: 12, x: margin, y: 76, grey: 0.35 },
    ...rows.flatMap(([name = '', value = ''], row): PdfText[] => [
      { text: name, font: 'regular', size: 9, x: margin, y: 104 + row * rowHeight, grey: 0.35 },
      { text: value, font: 'regular', size: 9, x: 110, y: 104 + row * rowHeight },
    ]),
    ...sums.flatMap(([name, value], column): PdfText[] => [
      { text: name, font: 'regular', size: 8, x: margin + column * 130, y: 162, grey: 0.35 },
      { text: formatHundredths(value), font: 'bold', size: 12, x: margin + column * 130, y: 178 },
    ]),
  ]
}

const columnNames = (messages: StatementMessages, y: number): PdfText[] => [
  { text: messages.number, font: 'bold', size: 8, x: columns.number, y },
  { text: messages.dateAndTime, font: 'bold', size: 8, x: columns.at, y },
  { text: messages.transaction, font: 'bold', size: 8, x: columns.what, y },
  { text: messages.amount, font: 'bold', size: 8, x: columns.amount - 30, y },
  { text: messages.balance, font: 'bold', size: 8, x: columns.balance - 32, y },
]

const lineTexts = ({ number, at, what, amount, balance }: StatementLine, y: number): PdfText[] => [
  { text: String(number), font: 'digits', size: 8, x: columns.number, y, grey: 0.35 },
  { text: formatInstant(at), font: 'regular', size: 8, x: columns.at, y },
  { text: shortened(what), font: 'regular', size: 8, x: columns.what, y },
  digitsTo(columns.amount, formatHundredths(amount), y),
  digitsTo(columns.balance, formatHundredths(balance), y),
]

const footOf = (made: string, page: string): PdfText[] => [
  {
    text: made,
    font: 'regular',
    size: 7,
    x: margin,
    y: pageSize.height - 36,
    grey: 0.4,
  },
  { text: page, font: 'regular', size: 7, x: right - 48, y: pageSize.height - 36, grey: 0.4 },
]

/** Every glyph of Courier is 0.6 em wide, which aligns figures. */
const digitsTo = (x: number, text: string, y: number): PdfText => ({
  text,
  font: 'digits',
  size: 8,
  x: Number((x - text.length * 4.8).toPrecision(6)),
  y,
})

const shortened = (text: string): string => (text.length > wordsMax ? `${text.slice(0, wordsMax - 3)}...` : text)
