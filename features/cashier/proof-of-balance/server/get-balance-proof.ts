import { minutes, wholeSeconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { centavos } from '#core/money/centavos.ts'
import { liabilityProof } from '#ledger'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import type { Limit, RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import { getBalanceProof } from '../contract.ts'
import { proofFormat } from '../proof-format.ts'

// A proof hashes a thousand leaves: the limit allows every available day, and prevents abuse.
const proofLimit = (playerId: bigint): Limit => ({
  name: 'balanceProof',
  key: String(playerId),
  max: 60,
  window: minutes(10),
})

/** The player's own proof for a day's root. Nobody else's can be requested. */
export const getBalanceProofHandler = ({ limiter }: { readonly limiter: RateLimiter }) =>
  handleOutsideTransaction(getBalanceProof, async ({ input: { day }, identity: { playerId }, now, db }) => {
    const pace = await limiter.take([proofLimit(playerId)], now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
    const proven = await liabilityProof(db, { day, playerId })
    if (proven === undefined) return refuse('noProof')

    const { leaf, steps } = proven.proof
    return answer({
      format: proofFormat,
      root: proven.root,
      leaf: { ...leaf, amount: centavos(leaf.amount) },
      steps: steps.map((step) => ({ ...step, total: centavos(step.total) })),
    })
  })
