import { auditLabel } from '../../audit-fields.ts'

// What a spreadsheet's cell can hold.
const lengthMax = 32_000

/** What a version changed or holds, as words: "Position: 3; Shown: yes". */
export function csvValues(value: unknown): string {
  const text = textOf(value)
  return text.length > lengthMax ? `${text.slice(0, lengthMax - 1)}…` : text
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value !== 'object') return ''
  return Object.entries(value)
    .filter(([, each]) => textOf(each) !== '')
    .map(([name, each]) => `${auditLabel([name])}: ${textOf(each)}`)
    .join('; ')
}
