import { type Centavos, centavos, maxCentavos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { giftCost } from '#features/promotions/kit/server/index.ts'
import { type Calendar, prizeWeights } from '../rules.ts'

/** Players who open so many doors of a season. */
type Group = { readonly players: number; readonly doors: number }

/** Of 1,000 players: how many doors they open, by how often they come and deposit. */
const groupsOf = ({ doors, extraMax }: Pick<Calendar, 'doors' | 'extraMax'>): readonly Group[] => [
  { players: 400, doors: Math.round(doors * 0.3) },
  { players: 150, doors: Math.round(doors * 0.8) },
  { players: 50, doors: doors + Math.min(15, doors * extraMax) },
]

/** The largest cost of one door. */
export const dearestPrize = ({ prizes }: Pick<Calendar, 'prizes'>): Centavos =>
  prizes.map(({ items }) => giftCost(items)).reduce(maxCentavos, zeroCentavos)

/** The cost of 1,000 players, from the odds that doors are drawn by. */
export function costOfCalendar(calendar: Calendar): { readonly expected: Centavos; readonly worst: Centavos } {
  const { doors, extraMax, boxes } = calendar
  const ofPlayers = groupsOf(calendar).map(({ players, doors: opened }) => players * expectedCost(calendar, opened))
  const worstOfOne = sumCentavos([
    centavos(dearestPrize(calendar) * BigInt(doors * (1 + extraMax))),
    ...boxes.map(({ items }) => giftCost(items)),
  ])
  return {
    expected: centavos(BigInt(Math.round(ofPlayers.reduce((sum, cost) => sum + cost, 0)))),
    worst: centavos(worstOfOne * 1_000n),
  }
}

/** In centavos, as a fraction: what a player costs who opens so many doors. */
export function expectedCost({ prizes, boxes }: Pick<Calendar, 'prizes' | 'boxes'>, opened: number): number {
  const ofDoor = prizes.reduce((sum, { weight, items }) => sum + (weight / prizeWeights) * Number(giftCost(items)), 0)
  const chances = chancesOfKeys(prizes, opened)
  const reached = (need: number) => chances.slice(need).reduce((sum, chance) => sum + chance, 0)
  return boxes.reduce((sum, { need, items }) => sum + reached(need) * Number(giftCost(items)), opened * ofDoor)
}

/** The chance of each number of keys after so many doors. */
function chancesOfKeys(prizes: Calendar['prizes'], opened: number): readonly number[] {
  let chances = [1]
  for (let door = 0; door < opened; door += 1) {
    const next: number[] = []
    for (const [keys, chance] of chances.entries()) {
      for (const { weight, keys: more } of prizes) {
        next[keys + more] = (next[keys + more] ?? 0) + (chance * weight) / prizeWeights
      }
    }
    chances = Array.from(next, (chance) => chance ?? 0)
  }
  return chances
}

export const costAssumed =
  'One season. Expected: 400 of 1,000 players open three windows in ten, 150 open eight in ten, and 50 open all of them and 15 extra ones. Worst case: all players open every window and every extra one at its dearest prize, unless the budget stops it first.'
