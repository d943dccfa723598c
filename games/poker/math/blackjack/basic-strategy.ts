import { aceValue, type Total } from './hand-total.ts'

/** What the sheet says: hit, stand, double or else hit, double or else stand, split. */
export type Advice = 'H' | 'S' | 'D' | 'd' | 'P'

/** The columns of the sheet: the dealer's open card from two to ten, then the ace. */
export const dealerColumns = [2, 3, 4, 5, 6, 7, 8, 9, 10, aceValue] as const

/** By the total of a hand without an ace that counts 11. Below 8 a hand is hit as 8 is, from 17 on it stands. */
export const hardSheet = {
  8: 'HHHHHHHHHH',
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
  17: 'SSSSSSSSSS',
} as const

/** By the total of a hand whose ace counts 11. From 19 on it stands; 12 is a pair of aces that cannot be split. */
export const softSheet = {
  12: 'HHHHHHHHHH',
  13: 'HHHHDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHHDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SddddSSHHH',
  19: 'SSSSSSSSSS',
} as const

/** By the value of each of two equal cards. A pair that is not split is played by its total. */
export const pairSheet = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP----',
  3: 'PPPPPP----',
  4: '---PP-----',
  6: 'PPPPP-----',
  7: 'PPPPPP----',
  8: 'PPPPPPPPPP',
  9: 'PPPPP-PP--',
} as const

export type Hand = Total & {
  /** The value of both cards, where they are a pair that may be split. */
  readonly pairOf: number | undefined
  readonly mayDouble: boolean
}

/** The best play for a hand against the dealer's open card. */
export function adviceFor(
  { total, isSoft, pairOf, mayDouble }: Hand,
  open: number,
): 'hit' | 'stand' | 'double' | 'split' {
  const column = dealerColumns.findIndex((value) => value === open)
  const at = (sheet: Readonly<Record<number, string>>, row: number): string => sheet[row]?.[column] ?? '-'
  if (pairOf !== undefined && at(pairSheet, pairOf) === 'P') return 'split'
  const advice = isSoft ? at(softSheet, Math.min(total, 19)) : at(hardSheet, Math.min(Math.max(total, 8), 17))
  if (advice === 'D') return mayDouble ? 'double' : 'hit'
  if (advice === 'd') return mayDouble ? 'double' : 'stand'
  return advice === 'S' ? 'stand' : 'hit'
}
