import { handSize, rowSizes } from './arrangement.ts'

/** Every way to take some of thirteen places, as bits. */
export const allPlaces = (1 << handSize) - 1

const places = Array.from({ length: handSize }, (_, place) => place)
const members = Array.from({ length: allPlaces + 1 }, (_, mask) =>
  places.filter((place) => (mask & (1 << place)) !== 0),
)
const ofSize = (size: number): number[] => [...members.keys()].filter((mask) => members[mask]?.length === size)

export const fives: readonly number[] = ofSize(rowSizes.back)
export const threes: readonly number[] = ofSize(rowSizes.front)
export const placesOf = (mask: number): readonly number[] => members[mask] ?? []

const beside = new Map<number, readonly number[]>()

/** The 56 rows of five that leave a back its cards. */
export function middlesBeside(back: number): readonly number[] {
  const known = beside.get(back)
  if (known !== undefined) return known
  const middles = fives.filter((middle) => (middle & back) === 0)
  beside.set(back, middles)
  return middles
}
