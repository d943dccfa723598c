/** What three dice can add up to. */
const allSums: readonly number[] = Array.from({ length: 16 }, (_, index) => index + 3)

export type SumCount = { readonly sum: number; readonly count: number; readonly part: number }

/** How often each sum came, and how that compares with the one that came most. */
export function countSums(results: readonly (readonly number[])[]): readonly SumCount[] {
  const counts = new Map<number, number>()
  for (const dice of results) {
    const sum = sumOfDice(dice)
    counts.set(sum, (counts.get(sum) ?? 0) + 1)
  }
  const most = Math.max(1, ...counts.values())
  return allSums.map((sum) => {
    const count = counts.get(sum) ?? 0
    return { sum, count, part: count / most }
  })
}

export const sumOfDice = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0)
const isTriple = ([first, ...others]: readonly number[]): boolean => others.every((face) => face === first)

export type SicEnd = 'big' | 'small' | 'triple'

/** A triple is neither big nor small. */
export function sicEnd(dice: readonly number[]): SicEnd {
  if (isTriple(dice)) return 'triple'
  return sumOfDice(dice) >= 11 ? 'big' : 'small'
}
