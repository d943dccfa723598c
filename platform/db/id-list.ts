import type { Brand } from '#core/brand.ts'

/**
 * Ids in PostgreSQL's text form, passed on as an array parameter: two hundred thousand of them are not parsed and
 * serialised between two queries.
 */
export type IdList = Brand<string, 'IdList'>

/** The column expression that yields an IdList. */
export const idList = (column: string): string => `coalesce(array_agg(${column}), '{}')::text`
