import { type BasisPoints, basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { type Centavos, pesos } from '#core/money/centavos.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'

/** What the operator gives at present for getting the app, and how often it has to be staked. */
export async function downloadOffer(
  db: Queryable,
): Promise<{ readonly bonus: Centavos; readonly betRate: BasisPoints }> {
  const { appDownloadBonus, appDownloadBetRate } = (await readSettings(db)).settings
  return { bonus: pesos(BigInt(appDownloadBonus)), betRate: basisPointsFromDecimal(appDownloadBetRate) }
}
