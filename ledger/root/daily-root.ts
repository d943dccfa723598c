import type { CalendarDay } from '#core/clock/manila.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type DailyRoot, rootFind } from './root.store.ts'

/** The published root of a day, or undefined if none was made at its end. */
export const dailyRoot = async (db: Queryable, day: CalendarDay): Promise<DailyRoot | undefined> =>
  (await rootFind(db, day))?.root
