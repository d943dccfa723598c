import type { CountState } from '../rules.ts'

/** The claim of a draw, by its number among the player's draws. */
export const drawKey = (nonce: number): string => `draw:${nonce}`

/** The claim of a chest; one that was taken back and earned again has another key. */
export const chestKey = (need: number, before: CountState['chests']): string => {
  const times = before.filter((chest) => chest.need === need).length
  return times === 0 ? `chest:${need}` : `chest:${need}:${times + 1}`
}
