import type { SqlValue } from './queryable.ts'

/**
 * An array as PostgreSQL writes it. The driver's own way asks each element what it is and quotes every number, which is felt
 * at a thousand values a batch.
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
  // Hashes are the most of what has to be escaped, and only at their beginning.
  return /^\\x[\da-f]*$/.test(text) ? `"\\${text}"` : `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** Bytes that are at hand as hexadecimal digits. */
export const hexBytes = (digits: string): string => `\\x${digits}`
