import type { SqlValue } from './queryable.ts'

/**
 * An array as PostgreSQL text. The driver's own conversion inspects every element and quotes every number, which is
 * measurable at a thousand values per batch.
 */
export const arrayText = (items: readonly SqlValue[]): string => `{${items.map(elementText).join(',')}}`

function elementText(item: SqlValue): string {
  switch (typeof item) {
    case 'string':
      return quoted(item)
    case 'bigint':
    case 'number':
    case 'boolean':
      return String(item)
    default:
      return objectText(item)
  }
}

function objectText(item: Exclude<SqlValue, string | number | bigint | boolean>): string {
  if (item === null || item === undefined) return 'NULL'
  if (item instanceof Date) return item.toISOString()
  return Buffer.isBuffer(item) ? quoted(hexBytes(item.toString('hex'))) : arrayText(item)
}

function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`
  // Most escaped values are hashes, which need it only at their start.
  return /^\\x[\da-f]*$/.test(text) ? `"\\${text}"` : `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** Bytes given as hexadecimal digits. */
export const hexBytes = (digits: string): string => `\\x${digits}`
