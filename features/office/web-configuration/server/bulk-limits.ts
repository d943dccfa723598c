import { refuse } from '#core/contract/outcome.ts'
import { formatMoney } from '#core/money/format-money.ts'
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

/** Why a selection is not decided at all, with the limits for whoever selected more. */
export function refuseBulk({ count, sum, confirmed }: Selection, limits: BulkLimits) {
  const why = `One decision may have up to ${limits.count} in number and ${formatMoney(limits.sum)} in sum.`
  if (count > limits.count) return refuse('bulkTooMany', { why })
  if (sum > limits.sum) return refuse('bulkSumTooLarge', { why })
  return sum === confirmed ? undefined : refuse('bulkSumDiffers')
}
