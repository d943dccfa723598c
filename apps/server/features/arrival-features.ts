import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { pesos } from '#core/money/centavos.ts'
import { mayTakeGifts } from '#features/players/account/server/index.ts'
import { afterSignInFeature, type RedDotSource } from '#features/lobby/after-sign-in/server/index.ts'
import { type AppUpdateDependencies, appUpdate, downloadBonusFor } from '#features/lobby/app-update/server/index.ts'
import { depositTotal } from '#features/cashier/deposit/server/index.ts'
import { isMailWaiting } from '#features/players/mail/server/index.ts'
import { lockTied } from '#features/promotions/kit/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'

/** What a player meets on arriving: what waits for them, and the gift for coming by the app. */
export function arrivalFeatures(promotionDots: RedDotSource): readonly Feature[] {
  return [
    afterSignInFeature({ redDots: [mailDot, promotionDots], downloadBonus: downloadBonusFor(appUpdateDependencies) }),
    appUpdate(appUpdateDependencies),
  ]
}

const mailDot: RedDotSource = async (db, playerId, now) => ((await isMailWaiting(db, playerId, now)) ? ['mail'] : [])

const appUpdateDependencies: AppUpdateDependencies = {
  offer: async (db) => {
    const { appDownloadBonus, appDownloadBetRate } = (await readSettings(db)).settings
    return { bonus: pesos(BigInt(appDownloadBonus)), betRate: basisPointsFromDecimal(appDownloadBetRate) }
  },
  depositTotal: async (db, playerId) => (await depositTotal(db, playerId)).total,
  lockTied: (tx, playerId) => lockTied(tx, { key: 'app-download', playerId }),
  mayTakeGifts,
}
