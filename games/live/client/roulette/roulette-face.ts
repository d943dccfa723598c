import { pocketColour, roulettePays, type RouletteResult } from '../../math/roulette-bituin.ts'
import { beadRoad, createRoadFrame } from '../roads.ts'
import { rouletteBoard } from './roulette-board.ts'
import { ballBeats } from './ball-way.ts'
import { createWheelPaint } from './create-wheel-paint.ts'
import type { TableFace } from '../table-face.ts'
import { messages } from '../messages/en.ts'

const colourNames = { green: messages.green, red: messages.red, black: messages.black } as const
const numberOf = (result: unknown): number => (result as RouletteResult).number

/** One wheel for everybody. */
export const rouletteFace: TableFace = {
  board: rouletteBoard,
  pays: (bet, result) => roulettePays(bet, { number: numberOf(result) }),
  createPaint: createWheelPaint,
  // Beside the wheel, which would hide them.
  dealerAt: 0.74,
  caption: (result) => `${numberOf(result)} · ${colourNames[pocketColour(numberOf(result))]}`,
  beats: [0.04, ...ballBeats],
  sounds: ['wheel', 'ball'],
  road: () =>
    createRoadFrame((traces) =>
      beadRoad(
        traces.map((trace) => {
          const number = Number(trace)
          const colour = pocketColour(number)
          return { text: `${number}`, look: `is-${colour}`, spoken: `${number} ${colourNames[colour]}` }
        }),
      ),
    ),
}
