import { type Centavos, minCentavos } from '#core/money/centavos.ts'
import { type BetMax, isActive, type Requirement } from './requirement.ts'

/** The largest bet that counts: the strictest limit among the active bonuses. */
export const betMaxOf = (requirements: readonly Requirement[]): Centavos | undefined =>
  strictest(requirements, () => true)

/** The largest bet that is accepted. Undefined if no bonus refuses larger ones; they then merely do not count. */
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
