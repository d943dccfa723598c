import { type Centavos, minCentavos } from '#core/money/centavos.ts'
import { type BetMax, isActive, type Requirement } from './requirement.ts'

/** The largest bet that still counts: the strictest limit among the bonuses that are active. */
export const betMaxOf = (requirements: readonly Requirement[]): Centavos | undefined =>
  strictest(requirements, () => true)

/** The largest bet that is taken at all. Undefined where no bonus refuses, and larger bets only do not count. */
export const refusedAbove = (requirements: readonly Requirement[]): Centavos | undefined =>
  strictest(requirements, ({ refusesLarger }) => refusesLarger)

function strictest(requirements: readonly Requirement[], binds: (max: BetMax) => boolean): Centavos | undefined {
  const limits = requirements
    .filter(isActive)
    .flatMap(({ grant }) =>
      grant.kind === 'bonus' && grant.betMax && binds(grant.betMax) ? [grant.betMax.amount] : [],
    )
  const [first, ...rest] = limits
  return first === undefined ? undefined : rest.reduce(minCentavos, first)
}
