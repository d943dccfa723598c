import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Feature } from '#platform/http/feature.ts'
import { appUpdateMessages as words } from '../messages.ts'
import type { AppUpdateDependencies } from './app-update-dependencies.ts'
import { downloadBonusExists } from './download-bonus.store.ts'
import { fieldMeanings } from './field-meanings.ts'
import { takeDownloadBonusHandler } from './take-download-bonus.ts'

export const appUpdate = (needs: AppUpdateDependencies): Feature => ({
  name: 'app-update',
  handlers: [takeDownloadBonusHandler(needs)],
  fieldMeanings,
  refusalTexts: {
    noBonus: words['appUpdate.noBonus'],
    takenBefore: words['appUpdate.takenBefore'],
    takenNearby: words['appUpdate.takenNearby'],
    notInApp: words['appUpdate.notInApp'],
    depositNeeded: words['appUpdate.depositNeeded'],
    mayNotTake: words['appUpdate.mayNotTake'],
  },
})

/** The player's bonus for the app; undefined without a deposit, or if already claimed. */
export const downloadBonusFor =
  ({ offer, depositTotal }: AppUpdateDependencies) =>
  async (db: Queryable, playerId: bigint): Promise<Centavos | undefined> => {
    const [{ bonus }, deposited, isTaken] = await Promise.all([
      offer(db),
      depositTotal(db, playerId),
      downloadBonusExists(db, playerId),
    ])
    return deposited > 0n && !isTaken ? bonus : undefined
  }

export type { AppUpdateDependencies }
