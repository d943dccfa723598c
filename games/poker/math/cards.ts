import type { Draw } from '#core/draw/draw.ts'

/** 0 to 51: thirteen ranks from the deuce to the ace, four suits each. 52 is the joker. */
export type Card = number

export const packSize = 52
export const joker: Card = 52
export const ace = 12

export const rankOf = (card: Card): number => card >> 2
export const suitOf = (card: Card): number => card & 3

/** So many cards off the top of a fair shuffle: every card is drawn from those that are left. */
export function dealCards({ draw, pack = packSize, count }: Deal): Card[] {
  const rest = Array.from({ length: pack }, (_, card) => card)
  return Array.from({ length: count }, () => {
    const at = draw(rest.length)
    const card = rest[at]
    const last = rest.pop()
    if (card === undefined || last === undefined) throw new RangeError('no such card is left')
    if (at < rest.length) rest[at] = last
    return card
  })
}

type Deal = { readonly draw: Draw; readonly pack?: number; readonly count: number }
