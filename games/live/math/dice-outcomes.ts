import type { Draw } from '#core/draw/draw.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { payOf } from '#games/title/pay.ts'
import type { Outcome } from '#games/title/returns.ts'

export type Dice = readonly [number, number, number]
const faces = [1, 2, 3, 4, 5, 6] as const

export const rollThree = (draw: Draw): Dice => [draw(faces.length) + 1, draw(faces.length) + 1, draw(faces.length) + 1]

/** Every way that three dice can fall, all as likely as each other, with what a bet brings. */
export function diceOutcomes(stake: Centavos, pays: (dice: Dice) => number): Outcome[] {
  const fallen = faces.flatMap((first) => faces.flatMap((second) => faces.map((third): Dice => [first, second, third])))
  return fallen.map((dice) => ({ weight: 1n, staked: stake, win: payOf(stake, pays(dice)) }))
}

export const countOf = (dice: Dice, face: number): number => dice.filter((shown) => shown === face).length
/** How many different faces are shown: 1 is a triple, 2 a pair, 3 all different. */
export const kindsOf = (dice: Dice): number => new Set(dice).size
