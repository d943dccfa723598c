import { csvLine } from '#core/csv/csv-line.ts'
import type { Sheet } from './report-sheet.ts'

// Without it spreadsheets on Windows read UTF-8 as something else.
const byteOrderMark = '\uFEFF'

/** A report for a spreadsheet. */
export const sheetCsv = ({ columns, rows }: Sheet): Buffer =>
  Buffer.from([byteOrderMark, csvLine(columns.map(({ name }) => name)), ...rows.map((row) => csvLine(row))].join(''))
