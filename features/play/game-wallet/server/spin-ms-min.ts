import { readSiteMode } from '#features/office/web-configuration/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { spinMsByMode } from '../rules.ts'

/** How long a slot waits between two spins at present, in milliseconds. */
export const spinMsMin = async (db: Queryable): Promise<number> => spinMsByMode[await readSiteMode(db)]
