import type { Point } from '../court/court-view.ts'
import { chances } from '../../math/football-model.ts'
import { between, noise, smooth } from '../league-face.ts'

/** A chance ends in a shot when so much of it has passed. */
export const shotAt = 0.72
const inNet = 0.12

/** Where the ball is, in parts of the pitch. Between chances it is in midfield; a chance carries it to where it ends. */
export function ballAt(course: string, moment: number): Point {
  const chance = Math.min(chances - 1, Math.floor(moment))
  const passed = moment - chance
  const start = startOf(course, chance)
  const end = endOf(course[chance] ?? '-', chance)
  if (passed < shotAt) {
    const part = smooth(passed / shotAt)
    const bow = Math.sin(part * Math.PI) * (noise(chance + 0.7) - 0.5) * 0.3
    return [between(start[0], end[0], part ** 1.4), between(start[1], end[1], part) + bow]
  }
  const next = startOf(course, chance + 1)
  const isGoal = course[chance] === 'H' || course[chance] === 'A'
  // After a goal the ball lies in the net for a moment.
  const part = smooth(Math.max(0, (passed - shotAt - (isGoal ? inNet : 0)) / (1 - shotAt - (isGoal ? inNet : 0))))
  return [between(end[0], next[0], part), between(end[1], next[1], part)]
}

function startOf(course: string, chance: number): Point {
  const before = course[chance - 1]
  if (chance === 0 || before === 'H' || before === 'A') return [0.5, 0.5]
  return [0.36 + noise(chance) * 0.28, 0.18 + noise(chance + 0.5) * 0.64]
}

function endOf(letter: string, chance: number): Point {
  const spread = noise(chance + 0.3)
  if (letter === 'H') return [1.014, 0.46 + spread * 0.08]
  if (letter === 'A') return [-0.014, 0.46 + spread * 0.08]
  const wide = spread < 0.5 ? 0.26 + spread * 0.2 : 0.56 + spread * 0.2
  if (letter === 'h') return [0.985, wide]
  if (letter === 'a') return [0.015, wide]
  return [0.24 + spread * 0.52, 0.12 + noise(chance + 0.9) * 0.76]
}

/** The side that has just scored, for as long as its players celebrate. */
export function scorerAt(course: string, moment: number): 0 | 1 | undefined {
  const chance = Math.min(chances - 1, Math.floor(moment))
  if (moment - chance < shotAt) return undefined
  return course[chance] === 'H' ? 0 : course[chance] === 'A' ? 1 : undefined
}
