import type { Instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { type PdfPage, pdfFile, type PdfText, pageSize } from '#platform/pdf/pdf-file.ts'
import type { Sheet } from './report-sheet.ts'

const margin = 40
const right = pageSize.width - margin
const rowHeight = 15
const topOnOthers = 72
const aboutHeight = 13
/** Below the lines that say what the report is about. */
const topOnFirst = ({ about }: Sheet): number => 148 + Math.max(0, about.length - 2) * aboutHeight
const lastRow = pageSize.height - 60
const size = 8
const gap = 10

type SheetOrigin = { readonly operator: string; readonly madeAt: Instant }
/** The edges of a column. */
type PdfColumn = { readonly begins: number; readonly ends: number; readonly isWords: boolean }

/** A report for print, with column heads on every page. */
export function sheetPdf(plain: Sheet, made: SheetOrigin): Buffer {
  const sheet = { ...plain, rows: plain.rows.map((row) => row.map(grouped)) }
  const digits = digitSizeOf(sheet)
  const columns = columnsOf(sheet, digits)
  const parts = partsOf(sheet)
  const pages = parts.map((rows, index): PdfPage => {
    const y = index === 0 ? topOnFirst(sheet) : topOnOthers
    const names = sheet.columns.map(({ name }) => name)
    return {
      texts: [
        ...(index === 0 ? headOf(sheet, made) : []),
        ...rowTexts(names, columns, { y: y - 16, size: digits, isHead: true }),
        ...rows.flatMap((row, at) => rowTexts(row, columns, { y: y + at * rowHeight, size: digits })),
        ...footOf(made, `Page ${index + 1} of ${parts.length}`),
      ],
      lines: [
        lineAt(y - 11),
        ...(sheet.isSummed && index === parts.length - 1 ? [lineAt(y + (rows.length - 1) * rowHeight - 10)] : []),
      ],
    }
  })
  return pdfFile(`${made.operator}: ${sheet.title}`, pages)
}

const lineAt = (y: number) => ({ x: margin, y, width: right - margin })

/** 1234567.50 with separators: 1,234,567.50. */
const grouped = (cell: string): string =>
  /^-?\d{4,}(\.\d+)?$/.test(cell) ? cell.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',') : cell

const headOf = ({ title, about }: Sheet, { operator }: SheetOrigin): PdfText[] => [
  { text: operator, font: 'bold', size: 18, x: margin, y: 56 },
  { text: title, font: 'regular', size: 12, x: margin, y: 76, grey: 0.35 },
  ...about.map(
    (text, line): PdfText => ({ text, font: 'regular', size: 9, x: margin, y: 96 + line * aboutHeight, grey: 0.35 }),
  ),
]

const footOf = ({ madeAt }: SheetOrigin, page: string): PdfText[] => [
  {
    text: `Created ${formatInstant(madeAt)} from the ledger. Amounts are in Philippine pesos.`,
    font: 'regular',
    size: 7,
    x: margin,
    y: pageSize.height - 36,
    grey: 0.4,
  },
  { text: page, font: 'regular', size: 7, x: right - 48, y: pageSize.height - 36, grey: 0.4 },
]

/** The rows of each page; an empty report is one page, too. */
function partsOf(sheet: Sheet): readonly Sheet['rows'][] {
  const { rows } = sheet
  const room = (from: number): number => Math.floor((lastRow - from) / rowHeight)
  const first = room(topOnFirst(sheet))
  const parts = [rows.slice(0, first)]
  for (let from = first; from < rows.length; from += room(topOnOthers)) {
    parts.push(rows.slice(from, from + room(topOnOthers)))
  }
  return parts
}

const longestOf = (sheet: Sheet, column: number): number =>
  Math.max(sheet.columns[column]?.name.length ?? 0, ...sheet.rows.map((row) => row[column]?.length ?? 0))

/** Small enough for every column to fit. */
function digitSizeOf(sheet: Sheet): number {
  const letters = sheet.columns.reduce((sum, _, column) => sum + longestOf(sheet, column), 0)
  const room = right - margin - gap * (sheet.columns.length - 1)
  return Math.min(size, room / widthOf(letters, 1))
}

/** The text columns that begin a row stand from the left, all others from the right; each is as wide as its longest cell. */
function columnsOf(sheet: Sheet, digits: number): PdfColumn[] {
  const widths = sheet.columns.map((_, column) => widthOf(longestOf(sheet, column), digits))
  const firstNumber = sheet.columns.findIndex(({ isWords }) => !isWords)
  const leading = firstNumber === -1 ? sheet.columns.length : firstNumber
  const sumOf = (some: readonly number[]): number => some.reduce((sum, width) => sum + width + gap, 0)
  return sheet.columns.map(({ isWords }, column) => {
    const width = widths[column] ?? 0
    const begins =
      column < leading ? margin + sumOf(widths.slice(0, column)) : right - sumOf(widths.slice(column)) + gap
    return { begins, ends: begins + width, isWords }
  })
}

type RowLook = { readonly y: number; readonly size: number; readonly isHead?: boolean }

const rowTexts = (cells: readonly string[], columns: readonly PdfColumn[], { y, size: at, isHead = false }: RowLook) =>
  cells.map((text, column): PdfText => {
    const { begins, ends, isWords } = columns[column] ?? { begins: margin, ends: right, isWords: true }
    const x = isWords ? begins : Number((ends - widthOf(text.length, at)).toPrecision(6))
    return { text, font: 'digits', size: at, x, y, grey: isHead ? 0.35 : 0 }
  })

/** Every glyph of Courier is 0.6 em wide. */
const widthOf = (letters: number, at: number): number => (letters * at * 6) / 10
