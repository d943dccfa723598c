import { formatHundredths } from '#core/money/format-money.ts'
import { parseMoney } from '#core/money/parse-money.ts'

/** What a text means: one or several numbers or amounts, or a page for each of several numbers. */
export type ValueKind = 'number' | 'numbers' | 'money' | 'moneys' | 'pages'

/** A value as it is typed. */
export function typedText(reading: ValueKind, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (reading === 'pages') return typeof value === 'object' ? pagesText(value) : ''
  return (Array.isArray(value) ? value : [value]).map((each: unknown) => oneText(reading, each)).join(', ')
}

const oneText = (reading: ValueKind, value: unknown): string =>
  typeof value === 'number' && reading.startsWith('money') ? formatHundredths(value).replaceAll(',', '') : String(value)

const pagesText = (pages: object): string =>
  Object.entries(pages)
    .map(([id, page]) => `${id} ${String(page)}`)
    .join('\n')

/** Parses typed text. Unparsable text is passed on, so that the schema reports the fault. */
export function typedValue(reading: ValueKind, text: string): unknown {
  if (reading === 'pages') return Object.fromEntries(partsOf(text, '\n').map(pageOf))
  if (reading === 'numbers' || reading === 'moneys') return partsOf(text, ',').map((part) => oneValue(reading, part))
  return text.trim() === '' ? null : oneValue(reading, text.trim())
}

const partsOf = (text: string, mark: string): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean)

const pageOf = (line: string): [string, string] => {
  const [id = '', page = ''] = line.split(/\s+/, 2)
  return [id, page]
}

function oneValue(reading: ValueKind, text: string): unknown {
  if (reading.startsWith('money')) {
    const amount = parseMoney(text)
    return typeof amount === 'bigint' ? Number(amount) : text
  }
  return /^\d+$/.test(text) ? Number(text) : text
}
