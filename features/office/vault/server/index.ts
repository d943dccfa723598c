import { staffMessages } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { downloadVaultFileHandler } from './download-vault-file.ts'
import { fieldMeanings } from './field-meanings.ts'
import { listVaultDaysHandler } from './list-vault-days.ts'
import { listVaultSealsHandler } from './list-vault-seals.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import type { VaultDependencies } from './vault-dependencies.ts'
import { viewVaultNowHandler } from './view-vault-now.ts'
import { writeVaultJob } from './write-vault.ts'

/** The regulator's vault: every day's records in signed files, and a live view. */
export const vault = (needs: VaultDependencies): FeatureModule => ({
  name: 'vault',
  player: { handlers: [listVaultSealsHandler], fieldMeanings, refusalTexts: {} },
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [listVaultDaysHandler(needs), downloadVaultFileHandler(needs), viewVaultNowHandler],
    refusalTexts: {
      vaultFileNotFound: 'This file isn’t in the vault. Reload the page to see the files of each day.',
      notPermitted: staffMessages.notPermitted,
    },
  },
  jobs: [writeVaultJob(needs)],
})

export { writeVault } from './write-vault.ts'
