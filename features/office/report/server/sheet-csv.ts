import { csvLine } from '#core/csv/csv-line.ts'
import type { Sheet } from './report-sheet.ts'

// Without a byte order mark, spreadsheets on Windows misread UTF-8.
const byteOrderMark = '\uFEFF'

export const sheetCsv = ({ columns, rows }: Sheet): Buffer =>
  Buffer.from([byteOrderMark, csvLine(columns.map(({ name }) => name)), ...rows.map((row) => csvLine(row))].join(''))
