import type { ActionName } from './actions.ts'
import type { Stroke } from './score.ts'

const tensionMs = 110

/** Louder and louder between two neighbours of the scale, until the reel stops. */
const tension = Array.from(
  { length: 9 },
  (_, at): Stroke => ['stop', at % 2 === 0 ? 1 : 2, 0, at * tensionMs, 0.25 + at * 0.08],
)

/** How an action sounds where a title's score does not say it: with the title's own voice, where it has a pitch. */
export const usualStrokes: Readonly<Record<ActionName, readonly Stroke[]>> = {
  tap: [['stop', 1, 1, 0, 1]],
  pick: [['stop', 3, 1, 0, 1]],
  spin: [
    ['air', 1, 0, 0, 0.8],
    ['stop', 1, 0, 60, 0.4],
  ],
  stop: [['stop', 1, 0, 0, 1]],
  tension: [...tension, ['roll', 1, 1, 0, 0.2], ['roll', 1, 1, 440, 0.3], ['roll', 1, 1, 770, 0.4]],
  mark: [['woodblock', 1, 1, 0, 1]],
  fall: [
    ['air', 1, 0, 0, 0.4],
    ['stop', 1, 0, 90, 0.8],
  ],
  change: [
    ['air', 1, 1, 0, 0.6],
    ['stop', 2, 1, 80, 0.7],
  ],
  bonus: [
    ['cymbal', 1, 0, 0, 0.5],
    ['stop', 1, 0, 0, 0.9],
    ['stop', 3, 0, 140, 0.9],
    ['stop', 5, 0, 280, 1],
  ],
  chips: [
    ['chip', 1, 3, 0, 1],
    ['chip', 2, 3, 46, 0.7],
    ['chip', 1, 3, 104, 0.8],
  ],
  card: [
    ['card', 1, 0, 0, 1],
    ['woodblock', 1, 0, 70, 0.12],
  ],
  dice: [['die', 1, 1, 0, 1]],
  wheel: [
    ['wheel', 1, 0, 0, 1],
    ...Array.from({ length: 12 }, (_, at): Stroke => ['ball', 1, 2, at * (60 + at * 7), 0.3 - at * 0.015]),
  ],
  ball: [
    ['ball', 1, 2, 0, 1],
    ['ball', 2, 2, 90, 0.6],
    ['ball', 1, 2, 150, 0.4],
  ],
  shot: [['cannon', 1, 0, 0, 1]],
  hit: [['splash', 1, 1, 0, 1]],
  climb: [['stop', 1, 0, 0, 1]],
  gone: [
    ['air', 1, 0, 0, 1],
    ['air', 1, 0, 180, 0.6],
  ],
  call: [
    ['ball', 1, 2, 0, 0.7],
    ['stop', 1, 1, 50, 0.8],
  ],
  step: [['stop', 1, 1, 0, 1]],
  toss: [
    ['air', 1, 1, 0, 0.4],
    ['chip', 1, 3, 0, 0.9],
  ],
  scratch: [['rasp', 1, 0, 0, 1]],
  peg: [['stop', 1, 1, 0, 1]],
  ride: [
    ['wheel', 1, 0, 0, 1],
    ['air', 1, 0, 200, 0.4],
  ],
  goal: [
    ['crowd', 1, 0, 0, 1],
    ['whistle', 1, 3, 30, 0.3],
  ],
}
