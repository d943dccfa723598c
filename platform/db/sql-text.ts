import { arrayText } from './array-text.ts'
import type { SqlValue } from './queryable.ts'

/** A value as text that PostgreSQL reads, but for bytes, which need no spelling. */
export function sqlText(value: Exclude<NonNullable<SqlValue>, Buffer>): string {
  if (isList(value)) return arrayText(value)
  return value instanceof Date ? value.toISOString() : String(value)
}

export const isList = (value: SqlValue): value is readonly SqlValue[] => Array.isArray(value)
