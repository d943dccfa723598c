import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { proofTexts as words } from '../messages/index.ts'
import { fieldMeanings } from './field-meanings.ts'
import { getBalanceProofHandler } from './get-balance-proof.ts'
import { listBalanceRootsHandler } from './list-balance-roots.ts'

/** The published liability, and each player's proof of inclusion. */
export const proofOfBalance = (needs: { readonly limiter: RateLimiter }): FeatureModule => ({
  name: 'proof-of-balance',
  player: {
    handlers: [listBalanceRootsHandler, getBalanceProofHandler(needs)],
    fieldMeanings,
    refusalTexts: { noProof: words['proof.none'], tryLater: words['proof.tryLater'] },
  },
})
