import { element } from '#games/client/element.ts'
import type { Json } from '#games/title/json.ts'
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
import { diceBeats, paintDice, pipSide } from './dice/paint-dice.ts'
import type { RoadResult } from './roads/big-road.ts'
import { createRoads } from './roads/create-roads.ts'
import { drawRoad } from './roads/draw-road.ts'
import { drawDice, drawSums, endNames } from './sic/draw-dice.ts'
import { sicEnd } from './sic/count-sums.ts'
import type { MakeSpot, TableFace } from './table-face.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const diceOf = (result: unknown) => (result as SicResult).dice
const outer = {
  small: messages.small,
  odd: messages.odd,
  anyTriple: messages.triple,
  even: messages.even,
  big: messages.big,
} as const
const sicOuter = ['small', 'odd', 'anyTriple', 'even', 'big'] as const

const sideOf = { big: 'red', small: 'blue', triple: 'tie' } as const
const letters = { red: 'B', blue: 'S', tie: 'T' } as const
const roadResultOf = (trace: Json): RoadResult => ({ end: sideOf[sicEnd(trace as number[])] })

type Numbered = {
  readonly bets: readonly string[]
  readonly name: (number: string) => string
  readonly copies: number
  readonly look?: (number: number) => string
}

const numbered = (makeSpot: MakeSpot, { bets, name, copies, look }: Numbered): HTMLElement[] =>
  bets.map((bet) => {
    const number = /\d+$/.exec(bet)?.[0] ?? ''
    const label = Array.from({ length: copies }, () => number).join(' ')
    const paysBy = bet.startsWith('face') ? { paysBy: sicFacePaysBy } : {}
    return makeSpot({
      bet,
      label,
      pays: sicPaysMost(bet),
      ...paysBy,
      spoken: name(number),
      look: look?.(Number(number)) ?? 'is-small',
    })
  })
const smallMost = 10
/** In the colours of the roads. */
const sumLook = (sum: number): string => (sum <= smallMost ? 'is-low' : 'is-high')
const sumName = (number: string): string => formatMessage(messages.sumBet, { number })
const faceName = (number: string): string => formatMessage(messages.numberBet, { number })
const doubleName = (number: string): string => formatMessage(messages.doubleBet, { number })
const tripleName = (number: string): string => formatMessage(messages.tripleBet, { number })
const row = (className: string, ...spots: HTMLElement[]) => element('div', { class: `sic-row ${className}` }, ...spots)

/** Three dice: their sum, their faces, their likeness. */
export const sicFace: TableFace = {
  board: (makeSpot) =>
    element(
      'div',
      { class: 'sic-board' },
      row(
        'is-halves',
        ...sicOuter.map((bet) =>
          makeSpot({ bet, label: outer[bet], pays: sicPaysMost(bet), look: `is-side look-${bet}` }),
        ),
      ),
      row('is-sums', ...numbered(makeSpot, { bets: sicSums, name: sumName, copies: 1, look: sumLook })),
      row('is-six', ...numbered(makeSpot, { bets: sicFaces, name: faceName, copies: 1 })),
      row('is-six', ...numbered(makeSpot, { bets: sicDoubles, name: doubleName, copies: 2, look: () => 'is-double' })),
      row('is-six', ...numbered(makeSpot, { bets: sicTriples, name: tripleName, copies: 3, look: () => 'is-triple' })),
    ),
  pays: (bet, result) => sicPays(bet, diceOf(result)),
  createPaint: () => (moment) =>
    paintDice(moment, { dice: moment.result === null ? [1, 4, 6] : diceOf(moment.result), side: pipSide }),
  caption: (result) => `${diceOf(result).join(' + ')} = ${sumOf(diceOf(result))}`,
  beats: diceBeats,
  sounds: ['dice'],
  road: () =>
    createRoads({
      roads: [],
      sides: {
        red: { name: endNames.big, letter: letters.red },
        blue: { name: endNames.small, letter: letters.blue },
        tie: { name: endNames.triple, letter: letters.tie },
      },
      read: roadResultOf,
      views: [
        {
          key: 'dice',
          name: messages.lastDice,
          shortName: messages.lastDiceShort,
          draw: (traces) => drawDice(traces as number[][]),
        },
        {
          key: 'sums',
          name: messages.sumsCounted,
          shortName: messages.sumsCountedShort,
          draw: (traces) => drawSums(traces as number[][]),
        },
        {
          key: 'big',
          name: messages.bigSmallRoad,
          shortName: messages.bigSmallRoadShort,
          draw: (traces) => drawRoad('big', traces.map(roadResultOf), letters),
        },
      ],
    }),
}
