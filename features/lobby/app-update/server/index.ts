import type { Centavos } from '#core/money/centavos.ts'
import { depositTotal } from '#features/cashier/deposit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { type AppPackage, appPackageHandler } from './app-package.ts'
import { serveAppPackage } from './serve-app-package.ts'
import { appUpdateTexts as texts } from './messages/index.ts'
import { downloadOffer } from './download-offer.ts'
import { downloadBonusExists } from './download-bonus.store.ts'
import { fieldMeanings } from './field-meanings.ts'
import { takeDownloadBonusHandler } from './take-download-bonus.ts'

export { readAppPackage } from './app-package.ts'

/** The Android package and the gift for getting it, as the server serves them. */
export const appUpdate = (appPackage: AppPackage | undefined): FeatureModule => ({
  name: 'app-update',
  player: {
    handlers: [takeDownloadBonusHandler, appPackageHandler(appPackage)],
    fieldMeanings,
    refusalTexts: {
      noBonus: texts.noBonus,
      takenBefore: texts.takenBefore,
      takenNearby: texts.takenNearby,
      notInApp: texts.notInApp,
      depositNeeded: texts.depositNeeded,
      mayNotTake: texts.mayNotTake,
    },
  },
  register: (server) => {
    if (appPackage !== undefined) serveAppPackage(server, appPackage)
  },
})

/** The player's bonus for the app; undefined without a deposit, or if already claimed. */
export async function downloadBonusFor(db: Queryable, playerId: bigint): Promise<Centavos | undefined> {
  const [{ bonus }, { total: deposited }, isTaken] = await Promise.all([
    downloadOffer(db),
    depositTotal(db, playerId),
    downloadBonusExists(db, playerId),
  ])
  return deposited > 0n && !isTaken ? bonus : undefined
}
