import type { Centavos } from '#core/money/centavos.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'

/** A cell as a spreadsheet and a reader both understand it: amounts as plain digits. */
export type SheetColumn<Row> = {
  readonly name: string
  /** Numbers end in one line; words begin in one. */
  readonly isWords?: boolean
  readonly cell: (row: Row) => string
}

/** A report in rows, for files. */
export type Sheet = {
  readonly name: string
  readonly title: string
  /** What it is about and how it was counted. */
  readonly about: readonly string[]
  readonly columns: readonly { readonly name: string; readonly isWords: boolean }[]
  readonly rows: readonly (readonly string[])[]
  /** The last row is what the others come to. */
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
