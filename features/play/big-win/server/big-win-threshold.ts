import { pesos } from '#core/money/centavos.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { BigWinThreshold } from '../rules.ts'

/** The smallest win that the lobby shows, as the operator has set it. */
export async function bigWinThreshold(db: Queryable): Promise<BigWinThreshold> {
  const { bigWinAmountMin, bigWinMultipleMin } = (await readSettings(db)).settings
  return { amountMin: pesos(BigInt(bigWinAmountMin)), multipleMin: BigInt(bigWinMultipleMin) }
}
