/** One line of a CSV file, with its line break. Text that a spreadsheet would run as a formula is escaped. */
export const csvLine = (cells: readonly (string | number | bigint)[]): string => `${cells.map(cellOf).join(',')}\r\n`

// Spreadsheets of East Asia read the full-width signs as the narrow ones.
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
const number = /^-?\d+(\.\d+)?$/

function cellOf(value: string | number | bigint): string {
  const text = String(value)
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}
