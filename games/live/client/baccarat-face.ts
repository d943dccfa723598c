import { element } from '#games/client/element.ts'
import {
  type BaccaratBet,
  baccaratBets,
  baccaratEnd,
  baccaratPays,
  baccaratPaysMost,
  type BaccaratResult,
  type BaccaratTrace,
} from '../math/baccarat-bituin.ts'
import { handTotal } from '../math/baccarat-rules.ts'
import { paintCard, paintPlate, rankText } from './card-paint.ts'
import { tableTop } from './hall.ts'
import type { IsFaceDown } from './squeeze/hold-cards.ts'
import { dealtSooner, squeezeOfBaccarat } from './squeeze/squeeze-baccarat.ts'
import type { RoadResult } from './roads/big-road.ts'
import { createRoads } from './roads/create-roads.ts'
import type { Moment, TableFace } from './table-face.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const names: Readonly<Record<BaccaratBet, string>> = {
  player: messages.player,
  tie: messages.tie,
  banker: messages.banker,
  playerPair: messages.playerPair,
  bankerPair: messages.bankerPair,
}
const resultOf = (result: unknown) => result as BaccaratResult
const tones = { player: '#2456c7', banker: '#b5263c' } as const
const sides = ['player', 'banker'] as const
// Four cards in turns, then the third of each: when each begins to move.
const starts = { player: [0, 0.22, 0.5], banker: [0.11, 0.33, 0.68] } as const
const dealLasts = 0.2
// A card that stays face down has come this far on its way.
const faceDownUntil = 0.5

/** Player and banker: the hand closer to nine wins. */
export const baccaratFace: TableFace = {
  board: (makeSpot) =>
    element(
      'div',
      { class: 'baccarat-board' },
      ...baccaratBets.map((bet) =>
        makeSpot({ bet, label: names[bet], pays: baccaratPaysMost(bet), look: `is-tall look-${bet}` }),
      ),
    ),
  pays: (bet, result) => baccaratPays(bet as BaccaratBet, resultOf(result)),
  createPaint: () => (moment) => {
    for (const side of sides) paintHand(moment, side)
  },
  caption(result) {
    const [player, banker] = [handTotal(resultOf(result).player), handTotal(resultOf(result).banker)]
    const end = baccaratEnd(resultOf(result))
    if (end === 'tie') return formatMessage(messages.tieResult, { first: player, second: banker })
    return formatMessage(end === 'player' ? messages.playerWins : messages.bankerWins, { player, banker })
  },
  narrate: (result, part, isFaceDown) => (result === null ? '' : lastCardSpoken(resultOf(result), part, isFaceDown)),
  squeeze: squeezeOfBaccarat,
  beats: [0.15, 0.26, 0.37, 0.48, 0.66, 0.84],
  sounds: ['card'],
  road: () =>
    createRoads({
      roads: ['bead', 'big', 'bigEye', 'small', 'cockroach'],
      sides: {
        red: { name: names.banker, letter: 'B' },
        blue: { name: names.player, letter: 'P' },
        tie: { name: names.tie, letter: 'T' },
      },
      read: (trace) => roadResultOf(trace as BaccaratTrace),
    }),
}

/** The card that was turned last, and what its hand counts with it. */
function lastCardSpoken(result: BaccaratResult, part: number, isFaceDown?: IsFaceDown): string {
  const isOpen = (side: (typeof sides)[number], index: number): boolean =>
    isFaceDown?.(side, index) !== true && dealtPart({ side, index, part, isFaceDown }) >= 1
  const turned = sides
    .flatMap((side) => result[side].map((card, index) => ({ side, card, index, at: starts[side][index] ?? 0 })))
    .filter(({ side, index }) => isOpen(side, index))
    .toSorted((one, other) => one.at - other.at)
    .at(-1)
  if (turned === undefined) return ''
  const { side, card, index } = turned
  return formatMessage(index < 2 ? messages.cardTurned : messages.cardDrawn, {
    side: names[side],
    card: rankText(card.rank),
    total: handTotal(result[side].slice(0, index + 1).filter((_card, before) => isOpen(side, before))),
  })
}

type DealtCard = {
  readonly side: (typeof sides)[number]
  readonly index: number
  readonly part: number
  readonly isFaceDown: IsFaceDown | undefined
}

/** How far a card has come from the shoe; beyond one, it has been open for a while. */
function dealtPart({ side, index, part, isFaceDown }: DealtCard): number {
  const passed = isFaceDown === undefined ? part : part / dealtSooner
  return (passed - (starts[side][index] ?? 0)) / dealLasts
}

const sideOf = { player: 'blue', banker: 'red', tie: 'tie' } as const

const roadResultOf = ({ end, pairs }: BaccaratTrace): RoadResult => ({
  end: sideOf[end],
  pairs: sides.filter((side) => pairs === side || pairs === 'both').map((side) => sideOf[side]),
})

type HandPlace = {
  readonly card: number
  readonly y: number
  /** The third card lies across, from the hand's middle. */
  readonly third: { readonly across: number; readonly down: number }
  readonly plateDown: number
}

/** In a high view the cards are large, and the third lies below the others instead of beside them; their plates lie on the rail, off whoever deals. */
function handPlaceOf({ width, height }: Pick<Moment, 'width' | 'height'>): HandPlace {
  if (height > width) {
    const card = Math.min(width * 0.18, height * 0.15)
    return { card, y: height * 0.68, third: { across: 0, down: card * 1.26 }, plateDown: -card * 0.98 }
  }
  const card = Math.min(height * 0.2, width * 0.105)
  const size = plateSizeOf(card)
  // The plate below the card stays on the table, however low the scene is.
  const y = Math.min(height * (tableTop + 0.24), height - card * 1.02 - size)
  return { card, y, third: { across: card * 1.88, down: 0 }, plateDown: card * 1.02 }
}
const plateSizeOf = (card: number): number => Math.max(10, card * 0.26)

function paintHand(moment: Moment, side: (typeof sides)[number]): void {
  const { context, width, height, result, part, isFaceDown } = moment
  const { card, y, third, plateDown } = handPlaceOf(moment)
  const outside = side === 'player' ? -1 : 1
  const middle = width / 2 + outside * card * (height > width ? 1.3 : 1.75)
  const hand = result === null ? [] : resultOf(result)[side]
  const from = { x: width * 0.9, y: height * tableTop }
  const parts = hand.map((_card, index) => {
    const dealt = dealtPart({ side, index, part, isFaceDown })
    return Math.min(isFaceDown?.(side, index) === true ? faceDownUntil : 1, dealt)
  })
  context.strokeStyle = '#ffd98a66'
  context.lineWidth = 1.5
  for (const index of [0, 1]) {
    context.beginPath()
    context.roundRect(middle + (index - 0.5) * card * 1.12 - card / 2, y - card * 0.7, card, card * 1.4, card * 0.13)
    context.stroke()
  }
  for (const [index, dealt] of hand.entries()) {
    const isThird = index === 2
    const x = middle + (isThird ? outside * third.across : (index - 0.5) * card * 1.12)
    const lies = { x, y: y + (isThird ? third.down : 0), width: card, isSideways: isThird }
    paintCard(context, { card: dealt, part: parts[index] ?? 0, from, ...lies })
  }
  const open = hand.filter((_card, index) => (parts[index] ?? 0) >= 1)
  const text = open.length === 0 ? names[side] : `${names[side]} ${handTotal(open)}`
  paintPlate(context, { x: middle, y: y + plateDown, text, tone: tones[side], size: plateSizeOf(card) })
}
