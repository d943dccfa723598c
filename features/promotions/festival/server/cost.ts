import { type Centavos, centavos, sumCentavos } from '#core/money/centavos.ts'
import { giftCost } from '#features/promotions/kit/server/index.ts'
import { type Festival, packBonus } from '../rules.ts'
import type { TaskKind } from '../task-kind.ts'

/** Players who come on so many days, do these tasks and buy these packs. */
type Group = {
  readonly players: number
  readonly partOfDays: number
  readonly kinds: readonly TaskKind[]
  readonly packs: number
}

const groups: readonly Group[] = [
  { players: 400, partOfDays: 0.3, kinds: ['visit', 'play'], packs: 0 },
  { players: 150, partOfDays: 0.8, kinds: ['visit', 'play', 'bet'], packs: 1 },
  { players: 50, partOfDays: 1, kinds: ['visit', 'play', 'bet'], packs: Number.POSITIVE_INFINITY },
]

/** The cost of 1,000 players in a season with so many days of tasks. */
export function costOfFestival(
  festival: Festival,
  days: number,
): { readonly expected: Centavos; readonly worst: Centavos } {
  const expected = groups.reduce((sum, group) => sum + group.players * costOfPlayer(festival, { ...group, days }), 0)
  const everything = sumCentavos([
    ...festival.packs.map(packBonus),
    ...festival.shop.map(({ items, perPlayer }) => centavos(giftCost(items) * BigInt(perPlayer))),
  ])
  return { expected: centavos(BigInt(Math.round(expected))), worst: centavos(everything * 1_000n) }
}

type Habit = Pick<Group, 'partOfDays' | 'kinds' | 'packs'> & { readonly days: number }

function costOfPlayer(festival: Festival, { partOfDays, kinds, packs, days }: Habit): number {
  const bought = festival.packs.slice(0, packs)
  const aDay = festival.tasks.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { stars }) => sum + stars, 0)
  const stars = aDay * Math.round(days * partOfDays) + bought.reduce((sum, pack) => sum + pack.stars, 0)
  return Number(sumCentavos(bought.map(packBonus))) + costOfStars(festival, stars)
}

/** What the stars cost when they are spent where a star costs the house the most. */
export function costOfStars({ shop }: Pick<Festival, 'shop'>, stars: number): number {
  let [left, cost] = [stars, 0]
  const perStar = (item: Festival['shop'][number]) => Number(giftCost(item.items)) / item.stars
  for (const item of shop.toSorted((a, b) => perStar(b) - perStar(a))) {
    const times = Math.min(item.perPlayer, Math.floor(left / item.stars))
    left -= times * item.stars
    cost += times * Number(giftCost(item.items))
  }
  return cost
}

export const costAssumed =
  'One season. Expected: of 1,000 players, 400 come on three days in ten for the tasks of visiting and playing, 150 come on eight days in ten, do every task and buy the first pack, and 50 come every day, do every task and buy all packs; all of them spend their stars where they are worth most. Worst case: every player buys every pack and takes everything that the shop allows, unless the budget stops it first.'
