import { inRow } from '../../math/roulette-layout.ts'

export type ClothPlace = { readonly row: number; readonly column: number }

const rowOf = (number: number): number => (number === 0 ? 1 : Math.ceil(number / inRow) * 2 + 1)
const columnOf = (number: number): number => (((number - 1) % inRow) + 1) * 2
const streetColumn = 1

/** In a grid whose odd rows and even columns are numbers and whose others are the lines between them. */
export function placeOnCloth(numbers: readonly number[]): ClothPlace {
  const rows = numbers.map(rowOf)
  const columns = numbers.filter((number) => number > 0).map(columnOf)
  const row = middleOf(rows)
  if (columns.length === 0) return { row, column: columnOf(2) }
  return { row, column: new Set(columns).size === inRow ? streetColumn : middleOf(columns) }
}

const middleOf = (tracks: readonly number[]): number => (Math.min(...tracks) + Math.max(...tracks)) / 2

const topOfTrack = 26
/** Down the left side of the racetrack, down its right side, and the two at its foot, as the wheel goes round. */
const sidesOfTrack = {
  left: [3, 35, 12, 28, 7, 29, 18, 22, 9, 31, 14, 20, 1, 33, 16, 24, 5],
  right: [0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8],
  foot: [10, 23],
} as const

export type TrackPlace = ClothPlace & { readonly number: number }

/** The racetrack in four columns, in reading order. */
export const trackPlaces: readonly TrackPlace[] = [
  { number: topOfTrack, row: 1, column: 2 },
  ...sidesOfTrack.left.flatMap((number, index) => [
    { number, row: index + 2, column: 1 },
    { number: sidesOfTrack.right[index] ?? 0, row: index + 2, column: 4 },
  ]),
  ...sidesOfTrack.foot.map((number, index) => ({ number, row: sidesOfTrack.left.length + 2, column: index + 2 })),
]

/** From which row to which each part of the wheel lies between the two sides. */
export const rowsOfParts = { voisins: '2 / 10', orphelins: '10 / 14', tiers: '14 / 19' } as const
