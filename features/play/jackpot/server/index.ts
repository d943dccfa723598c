import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { followJackpots, type JackpotDependencies } from './follow-jackpots.ts'
import { fieldMeanings } from './field-meanings.ts'
import { listJackpotsHandler } from './list-jackpots.ts'
import { vaultJackpots } from './vault-jackpots.ts'

/** The progressive pools, as the lobby shows them. */
export const jackpot = (dependencies: JackpotDependencies): FeatureModule => ({
  name: 'jackpot',
  player: {
    handlers: [listJackpotsHandler],
    fieldMeanings,
    refusalTexts: {},
  },
  jobs: [followJackpots(dependencies)],
  vault: [vaultJackpots],
})
