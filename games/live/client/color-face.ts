import { element } from '#games/client/element.ts'
import {
  type ColorBet,
  type ColorResult,
  colorBets,
  colorPays,
  colorPaysBy,
  colorPaysMost,
  colours,
} from '../math/color-game.ts'
import { diceBeats, paintDice } from './dice/paint-dice.ts'
import type { Side } from './dice/paint-die.ts'
import { createRoadFrame } from './roads.ts'
import type { TableFace } from './table-face.ts'
import { messages } from './messages/en.ts'

const names: Readonly<Record<ColorBet, string>> = {
  red: messages.red,
  yellow: messages.yellow,
  green: messages.green,
  blue: messages.blue,
  pink: messages.pink,
  white: messages.white,
  pair: messages.pair,
  triple: messages.triple,
  different: messages.allDifferent,
}
const grounds = [
  ['#f02a3f', '#9c1226'],
  ['#ffcf1f', '#b38300'],
  ['#2fb84a', '#15702a'],
  ['#2a6af0', '#143c9c'],
  ['#ff6ab0', '#b52c72'],
  ['#fff6e8', '#c9b592'],
] as const

const sideOf = (face: number): Side => {
  const [ground, shade] = grounds[face - 1] ?? grounds[0]
  return {
    ground,
    shade,
    draw(context, size) {
      context.fillStyle = face === 6 || face === 2 ? '#2b160040' : '#ffffff70'
      context.beginPath()
      for (let point = 0; point < 10; point++) {
        const [turn, reach] = [(point / 10) * Math.PI * 2 - Math.PI / 2, point % 2 === 0 ? 0.3 : 0.13]
        context.lineTo(Math.cos(turn) * size * reach, Math.sin(turn) * size * reach)
      }
      context.fill()
    },
  }
}

const nameOf = (face: number): string => names[colours[face - 1] ?? 'red']
const diceOf = (result: unknown): readonly number[] => (result as ColorResult).dice

/** The oldest game of every fair: six colors, three dice. */
export const colorFace: TableFace = {
  board: (makeSpot) =>
    element(
      'div',
      { class: 'color-board' },
      ...colorBets.map((bet) =>
        makeSpot({
          bet,
          label: names[bet],
          pays: colorPaysMost(bet),
          ...(colours.some((colour) => colour === bet)
            ? { look: `is-colour colour-${bet}`, paysBy: colorPaysBy }
            : { look: 'is-side' }),
        }),
      ),
    ),
  pays: (bet, result) => colorPays(bet as ColorBet, (result as ColorResult).dice),
  createPaint: () => (moment) =>
    paintDice(moment, { dice: moment.result === null ? [1, 4, 3] : diceOf(moment.result), side: sideOf }),
  caption: (result) => diceOf(result).map(nameOf).join(' · '),
  beats: diceBeats,
  sounds: ['dice'],
  road: () =>
    createRoadFrame((traces) =>
      element(
        'ol',
        { class: 'dice-road' },
        ...traces.map((trace) =>
          element(
            'li',
            { 'aria-label': (trace as number[]).map(nameOf).join(', ') },
            ...(trace as number[]).map((face) => element('i', { class: `colour-${colours[face - 1] ?? 'red'}` })),
          ),
        ),
      ),
    ),
}
