import type { Queryable } from '#platform/db/queryable.ts'
import type { Content } from './content-sections.ts'
import { readContent } from './read-content.ts'

/** The table of levels that the operator has set; empty where there is none. */
export const readLevels = async (db: Queryable): Promise<Content['levels']> => (await readContent(db)).levels
