import type { Brand } from '#core/brand.ts'

/**
 * Ids as PostgreSQL wrote them, to be handed back to it as an array: two hundred thousand of them are not taken apart and put
 * together again on their way from one question to the next.
 */
export type IdList = Brand<string, 'IdList'>

/** For a column that is read as an IdList. */
export const idList = (column: string): string => `coalesce(array_agg(${column}), '{}')::text`
