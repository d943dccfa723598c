import type { Expiry } from '#core/clock/instant.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import { type Centavos, sumCentavos } from '#core/money/centavos.ts'
import { isActive, missingOf, remainingOf, type Requirement } from './requirement.ts'
import { excludedTypes } from './weights.ts'

/** A player's open requirements, as every screen shows them. */
export type TurnoverMeter = { readonly items: readonly MeterItem[]; readonly remaining: Centavos }

export type MeterItem = {
  readonly id: bigint
  readonly kind: Requirement['grant']['kind']
  readonly source: string
  readonly title: string
  readonly credit: Centavos
  readonly required: Centavos
  readonly done: Centavos
  readonly remaining: Centavos
  readonly expiresAt: Expiry
  readonly excludedTypes: readonly GameType[]
  /** The largest bet that counts while this bonus is active. */
  readonly betMax: Centavos | undefined
}

export const meterOf = (requirements: readonly Requirement[]): TurnoverMeter => ({
  items: requirements.filter(isActive).map(meterItem),
  remaining: remainingOf(requirements),
})

/** The part of a meter that binds: a player who may not play owes no play for own deposits, only for bonuses. */
export function bindingMeter(meter: TurnoverMeter, mayPlay: boolean): TurnoverMeter {
  if (mayPlay) return meter
  const items = meter.items.filter(({ kind }) => kind === 'bonus')
  return { items, remaining: sumCentavos(items.map(({ remaining }) => remaining)) }
}

function meterItem(requirement: Requirement): MeterItem {
  const { id, grant, source, title, credit, required, progress, weights } = requirement
  return {
    id,
    kind: grant.kind,
    source,
    title,
    credit,
    required,
    done: progress,
    remaining: missingOf(requirement),
    expiresAt: grant.kind === 'bonus' ? grant.expiresAt : 'never',
    excludedTypes: excludedTypes(weights),
    betMax: grant.kind === 'bonus' ? grant.betMax?.amount : undefined,
  }
}
