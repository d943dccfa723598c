/** The cloth of the table: twelve rows of three numbers, and zero above the first of them. */
const rowsOfLayout = 12
export const inRow = 3

/** A bet on several numbers is named by them, smallest first: `17-20` is the split between 17 and 20. */
export const insideBet = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `n${numbers[0]}` : numbers.join('-')
export const numbersOfBet = (bet: string): readonly number[] => bet.replace('n', '').split('-').map(Number)

const firstOfRow = (row: number): number => (row - 1) * inRow + 1
const rowOf = (row: number): readonly number[] => [firstOfRow(row), firstOfRow(row) + 1, firstOfRow(row) + 2]
const rows = Array.from({ length: rowsOfLayout }, (_, index) => index + 1)
const numbers = rows.flatMap(rowOf)
const isLastRow = (number: number): boolean => number > (rowsOfLayout - 1) * inRow
const isEndOfRow = (number: number): boolean => number % inRow === 0

/** Every place of the cloth where one chip lies on more than one number. */
export const insideBets = {
  split: [
    ...rowOf(1).map((number) => [0, number]),
    ...numbers.flatMap((number) => [
      ...(isEndOfRow(number) ? [] : [[number, number + 1]]),
      ...(isLastRow(number) ? [] : [[number, number + inRow]]),
    ]),
  ],
  street: [[0, 1, 2], [0, 2, 3], ...rows.map(rowOf)],
  corner: [
    [0, 1, 2, 3],
    ...numbers
      .filter((number) => !isEndOfRow(number) && !isLastRow(number))
      .map((number) => [number, number + 1, number + inRow, number + inRow + 1]),
  ],
  sixLine: rows.slice(1).map((row) => [...rowOf(row - 1), ...rowOf(row)]),
} as const satisfies Readonly<Record<string, readonly (readonly number[])[]>>
export type InsideKind = keyof typeof insideBets

/** Several ordinary bets that are put down with one tap: so many chips on each. */
export type Bundle = readonly { readonly bet: string; readonly chips: number }[]

/** How many chips a bundle takes. */
export const chipsOf = (bundle: Bundle): number => bundle.reduce((sum, { chips }) => sum + chips, 0)

const one = (...covered: readonly number[]) => ({ bet: insideBet(covered), chips: 1 })
const two = (...covered: readonly number[]) => ({ bet: insideBet(covered), chips: 2 })

/** The three parts of the wheel, as tables everywhere cover them. */
export const wheelParts = {
  voisins: [two(0, 2, 3), one(4, 7), one(12, 15), one(18, 21), one(19, 22), two(25, 26, 28, 29), one(32, 35)],
  orphelins: [one(1), one(6, 9), one(14, 17), one(17, 20), one(31, 34)],
  tiers: [one(5, 8), one(10, 11), one(13, 16), one(23, 24), one(27, 30), one(33, 36)],
} as const satisfies Readonly<Record<string, Bundle>>
export type WheelPart = keyof typeof wheelParts

const neighboursEachSide = 2

/** A number and the two on each side of it round the wheel. */
export function neighboursOf(number: number, wheel: readonly number[]): Bundle {
  const place = wheel.indexOf(number)
  return Array.from({ length: neighboursEachSide * 2 + 1 }, (_, index) => {
    const found = wheel[(place + index - neighboursEachSide + wheel.length) % wheel.length] ?? number
    return one(found)
  })
}
