import { type Centavos, pesos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { readSettings } from './read-settings.ts'

/** How many items one confirmation may decide, and their sum. */
export type BulkLimits = { readonly count: number; readonly sum: Centavos }

export async function bulkLimits(db: Queryable): Promise<BulkLimits> {
  const { settings } = await readSettings(db)
  return { count: settings.bulkCountMax, sum: pesos(BigInt(settings.bulkSumMax)) }
}

type Selection = { readonly count: number; readonly sum: Centavos; readonly confirmed: Centavos }

/** Why a selection is not decided at all. */
export function faultOfBulk({ count, sum, confirmed }: Selection, limits: BulkLimits) {
  if (count > limits.count) return 'bulkTooMany'
  if (sum > limits.sum) return 'bulkSumTooLarge'
  return sum === confirmed ? undefined : 'bulkSumDiffers'
}
