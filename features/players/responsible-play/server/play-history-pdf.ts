import { formatInstant, formatMonth } from '#core/clock/manila-format.ts'
import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, sumCentavos } from '#core/money/centavos.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { pdfFile, pageSize, type PdfText } from '#platform/pdf/pdf-file.ts'
import type { Language } from '#core/language/language.ts'
import { messagesIn } from '#core/message/local-text.ts'
import { playHistoryTexts } from './messages/index.ts'
import type { MonthOfPlay } from './year-of-play.ts'

export type YearFacts = {
  readonly playerId: bigint
  readonly months: readonly MonthOfPlay[]
  readonly madeAt: Instant
  readonly language: Language
}

const margin = 40
const right = pageSize.width - margin
const firstRowY = 168
const rowHeight = 18
/** Names, right edges and figures of the columns. */
const columns = [
  { name: 'deposited', end: 195, of: ({ deposited }: MonthOfPlay) => formatHundredths(deposited) },
  { name: 'withdrawn', end: 275, of: ({ withdrawn }: MonthOfPlay) => formatHundredths(withdrawn) },
  { name: 'bets', end: 355, of: ({ staked }: MonthOfPlay) => formatHundredths(staked) },
  { name: 'wins', end: 430, of: ({ won }: MonthOfPlay) => formatHundredths(won) },
  { name: 'netResult', end: 505, of: ({ net }: MonthOfPlay) => plainMinus(formatHundredths(net)) },
  { name: 'minutes', end: right, of: ({ minutes }: MonthOfPlay) => String(minutes) },
] as const

/** A year of play on one page, by month and in total. */
export function playHistoryPdf({ playerId, months, madeAt, language }: YearFacts): Buffer {
  const messages = messagesIn(playHistoryTexts, language)
  const lastRowY = firstRowY + months.length * rowHeight
  const texts: PdfText[] = [
    { text: messages.title, font: 'bold', size: 18, x: margin, y: 58 },
    {
      text: formatMessage(messages.player, { playerId: String(playerId) }),
      font: 'regular',
      size: 10,
      x: margin,
      y: 78,
      grey: 0.35,
    },
    {
      text: messages.lead,
      font: 'regular',
      size: 10,
      x: margin,
      y: 94,
      grey: 0.35,
    },
    { text: messages.month, font: 'bold', size: 8, x: margin, y: firstRowY - 24 },
    ...columns.map(({ name, end }) => textTo(end, { text: messages[name], size: 8, y: firstRowY - 24 })),
    ...months
      .toReversed()
      .flatMap((month, row) => rowTexts(formatMonth(month.month), month, firstRowY + row * rowHeight)),
    ...rowTexts(messages.total, sumOf(months), lastRowY + 8),
    {
      text: formatMessage(messages.footer, { time: formatInstant(madeAt) }),
      font: 'regular',
      size: 8,
      x: margin,
      y: pageSize.height - 36,
      grey: 0.4,
    },
  ]
  const lines = [firstRowY - 16, lastRowY - 6].map((y) => ({ x: margin, y, width: right - margin }))
  return pdfFile(messages.title, [{ texts, lines }])
}

const rowTexts = (name: string, figures: MonthOfPlay, y: number): PdfText[] => [
  { text: name, font: 'bold', size: 8, x: margin, y },
  ...columns.map(({ of, end }) => textTo(end, { text: of(figures), size: 8, y })),
]

type TextLine = { readonly text: string; readonly size: number; readonly y: number }

/** Every glyph of Courier is 0.6 em wide, which aligns figures. */
const textTo = (end: number, { text, size, y }: TextLine): PdfText => ({
  text,
  font: 'digits',
  size,
  x: (end * 10 - text.length * size * 6) / 10,
  y,
})

/** The standard fonts only have the hyphen. */
const plainMinus = (text: string): string => text.replace('−', '-')

function sumOf(months: readonly MonthOfPlay[]): MonthOfPlay {
  const sum = (of: (month: MonthOfPlay) => Centavos): Centavos => sumCentavos(months.map(of))
  const [first] = months
  if (first === undefined) throw new Error('a year without months')
  return {
    month: first.month,
    deposited: sum(({ deposited }) => deposited),
    withdrawn: sum(({ withdrawn }) => withdrawn),
    staked: sum(({ staked }) => staked),
    won: sum(({ won }) => won),
    net: sum(({ net }) => net),
    minutes: months.reduce((all, { minutes }) => all + minutes, 0),
  }
}
