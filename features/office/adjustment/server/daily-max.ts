import { type Centavos, pesos } from '#core/money/centavos.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'

/** The most that may be moved by hand in a day of Manila, in either direction. */
export const dailyMax = async (db: Queryable): Promise<Centavos> =>
  pesos(BigInt((await readSettings(db)).settings.adjustmentDailyMax))
