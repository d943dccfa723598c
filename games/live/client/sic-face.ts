import { element } from '#games/client/element.ts'
import {
  sicDoubles,
  sicFacePaysBy,
  sicFaces,
  sicPays,
  sicPaysMost,
  type SicResult,
  sicSums,
  sicTriples,
  sumOf,
} from '../math/sic-bo-bituin.ts'
import { diceBeats, paintDice, pipSide } from './dice-paint.ts'
import { beadRoad } from './roads.ts'
import type { MakeSpot, TableFace } from './table-face.ts'
import { messages } from './messages/en.ts'

const diceOf = (result: unknown) => (result as SicResult).dice
const outer = {
  small: messages.small,
  odd: messages.odd,
  anyTriple: messages.triple,
  even: messages.even,
  big: messages.big,
} as const
const sicOuter = ['small', 'odd', 'anyTriple', 'even', 'big'] as const

const numbered = (bets: readonly string[], word: string, makeSpot: MakeSpot, copies = 1): HTMLElement[] =>
  bets.map((bet) => {
    const number = /\d+$/.exec(bet)?.[0] ?? ''
    const label = Array.from({ length: copies }, () => number).join(' ')
    const paysBy = bet.startsWith('face') ? { paysBy: sicFacePaysBy } : {}
    return makeSpot({ bet, label, pays: sicPaysMost(bet), ...paysBy, spoken: `${word} ${number}`, look: 'is-small' })
  })
const row = (className: string, ...spots: HTMLElement[]) => element('div', { class: `sic-row ${className}` }, ...spots)

/** Three dice: their sum, their faces, their likeness. */
export const sicFace: TableFace = {
  board: (makeSpot) =>
    element(
      'div',
      { class: 'sic-board' },
      row(
        'is-halves',
        ...sicOuter.map((bet) => makeSpot({ bet, label: outer[bet], pays: sicPaysMost(bet), look: 'is-side' })),
      ),
      row('is-sums', ...numbered(sicSums, messages.sum, makeSpot)),
      row('is-six', ...numbered(sicFaces, messages.number, makeSpot)),
      row('is-six', ...numbered(sicDoubles, messages.double, makeSpot, 2)),
      row('is-six', ...numbered(sicTriples, messages.triple, makeSpot, 3)),
    ),
  pays: (bet, result) => sicPays(bet, diceOf(result)),
  paint: (moment) =>
    paintDice(moment, { dice: moment.result === null ? [1, 4, 6] : diceOf(moment.result), side: pipSide }),
  caption: (result) => `${diceOf(result).join(' + ')} = ${sumOf(diceOf(result))}`,
  beats: diceBeats,
  road: (traces) =>
    beadRoad(
      traces.map((trace) => {
        const [first = 0, second = 0, third = 0] = trace as number[]
        const sum = first + second + third
        const isTriple = first === second && second === third
        const look = isTriple ? 'is-tie' : sum <= 10 ? 'is-blue' : 'is-red'
        return { text: String(sum), look, spoken: `${first}, ${second}, ${third}: ${sum}` }
      }),
    ),
}
