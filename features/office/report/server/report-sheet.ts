import { formatDay } from '#core/clock/manila-format.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import type { ReportDays } from '../rules.ts'

/** A cell for spreadsheets and readers: amounts as plain digits. */
export type SheetColumn<Row> = {
  readonly name: string
  /** Right-aligned unless words. */
  readonly isWords?: boolean
  readonly cell: (row: Row) => string
}

/** A report in rows, for files. */
export type Sheet = {
  readonly name: string
  readonly title: string
  /** Its subject and method. */
  readonly about: readonly string[]
  readonly columns: readonly { readonly name: string; readonly isWords: boolean }[]
  readonly rows: readonly (readonly string[])[]
  /** The last row is the total of the others. */
  readonly isSummed: boolean
}

type Definition<Row> = Pick<Sheet, 'name' | 'title' | 'about'> & {
  readonly columns: readonly SheetColumn<Row>[]
  readonly rows: readonly Row[]
  readonly isSummed?: boolean
}

export const sheetOf = <Row>({ columns, rows, isSummed = false, ...sheet }: Definition<Row>): Sheet => ({
  ...sheet,
  isSummed,
  columns: columns.map(({ name, isWords = false }) => ({ name, isWords })),
  rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
})

export const amountCell = (amount: Centavos | null): string => (amount === null ? '' : plainDecimal(amount))

export const periodOf = ({ from, until }: ReportDays): string =>
  `${formatDay(from)} to ${formatDay(until)}, Manila time.`
export const fileDays = ({ from, until }: ReportDays): string => `${from}-${until}`
