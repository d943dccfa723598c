import { arrayText } from './array-text.ts'
import type { SqlValue } from './queryable.ts'

/** A value as PostgreSQL text. Bytes are passed as they are. */
export function sqlText(value: Exclude<NonNullable<SqlValue>, Buffer>): string {
  if (isList(value)) return arrayText(value)
  return value instanceof Date ? value.toISOString() : String(value)
}

export const isList = (value: SqlValue): value is readonly SqlValue[] => Array.isArray(value)
