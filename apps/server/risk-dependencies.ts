import { registeredAt } from '#features/players/account/server/index.ts'
import { personDetails } from '#features/players/identity/server/index.ts'
import type { StaffRiskDependencies } from '#features/cashier/risk/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import { holdsLicence } from '#core/licence.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { ServerContext } from './server-context.ts'
import { identityDependencies } from './features/identity-features.ts'
import { writeToPlayer } from './write-to-player.ts'

/** What the reporting officer's desk is given of the house. */
export function riskDependencies(house: ServerContext): Omit<StaffRiskDependencies, 'audit'> {
  const { sealDetails } = identityDependencies(house)
  return {
    writeLetter: writeToPlayer,
    sealFile: createSeal({ current: house.secret }, 'aml-file'),
    personOf: async (db, playerId) =>
      (await registeredAt(db, playerId)) === undefined ? undefined : personDetails(db, playerId, sealDetails),
    operatorOf: async (db) => {
      const { licenceHolder, licenceNumber } = (await readSettings(db)).settings
      return holdsLicence({ number: licenceNumber })
        ? `${licenceHolder}, licence ${licenceNumber}`
        : `${licenceHolder}, demonstration without a licence`
    },
  }
}
