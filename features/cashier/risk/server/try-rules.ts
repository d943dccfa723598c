import * as v from 'valibot'
import { instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { rateRisk, type RiskInputs } from '../rules.ts'
import type { RiskRules } from '../risk-rules.ts'
import { scoresLast } from './store/risk-score.store.ts'

const ratingsMax = 1_000
const middleFrom = 40
const highFrom = 70

const amount = v.pipe(
  v.string(),
  v.regex(/^-?\d+$/),
  v.transform((text) => centavos(BigInt(text))),
)
const keptInputs = v.object({
  registeredAt: v.pipe(v.number(), v.safeInteger(), v.transform(instant)),
  deposited: amount,
  withdrawn: amount,
  validBet: amount,
  debt: amount,
  // Not recorded in ratings of older releases.
  depositsOfDay: v.optional(v.number(), 0),
  withdrawalsOfDay: v.optional(v.number(), 0),
  given: v.optional(amount, '0'),
  depositedLately: v.optional(amount, '0'),
  neighbours: v.object({ device: v.number(), network: v.number(), payout: v.number(), kyc: v.number() }),
  leaving: v.optional(v.object({ amount, isAccountVerified: v.boolean(), deposited: amount, staked: amount })),
})

/** Recomputes the latest ratings with other rules, from their recorded inputs. */
export async function tryRules(db: Queryable, rules: RiskRules) {
  const ratings = (await scoresLast(db, ratingsMax)).flatMap(({ at, score, inputs }) => {
    const kept = v.safeParse(keptInputs, inputs)
    return kept.success ? [{ before: score, after: scoreBy(rules, kept.output, at) }] : []
  })
  return {
    tried: ratings.length,
    higher: ratings.filter(({ before, after }) => after > before).length,
    lower: ratings.filter(({ before, after }) => after < before).length,
    before: bandsOf(ratings.map(({ before }) => before)),
    after: bandsOf(ratings.map(({ after }) => after)),
  }
}

const scoreBy = (rules: RiskRules, inputs: RiskInputs, at: Parameters<typeof rateRisk>[1]): number =>
  rateRisk(inputs, at, rules).score

const bandsOf = (scores: readonly number[]) => ({
  low: scores.filter((score) => score < middleFrom).length,
  middle: scores.filter((score) => score >= middleFrom && score < highFrom).length,
  high: scores.filter((score) => score >= highFrom).length,
})
