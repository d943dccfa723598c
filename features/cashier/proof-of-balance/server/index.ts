import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { Feature } from '#platform/http/feature.ts'
import { proofMessages as words } from '../messages.ts'
import { fieldMeanings } from './field-meanings.ts'
import { getBalanceProofHandler } from './get-balance-proof.ts'
import { listBalanceRootsHandler } from './list-balance-roots.ts'

/** The published liability, and each player's proof of inclusion. */
export const proofOfBalance = (needs: { readonly limiter: RateLimiter }): Feature => ({
  name: 'proof-of-balance',
  handlers: [listBalanceRootsHandler, getBalanceProofHandler(needs)],
  fieldMeanings,
  refusalTexts: { noProof: words['proof.none'], tryLater: words['proof.tryLater'] },
})
