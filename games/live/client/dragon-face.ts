import { element } from '#games/client/element.ts'
import {
  type DragonBet,
  dragonBets,
  dragonEnd,
  dragonPays,
  dragonPaysMost,
  type DragonResult,
} from '../math/dragon-tiger.ts'
import { paintCard, paintPlate, rankText } from './card-paint.ts'
import { tableTop } from './hall.ts'
import { createRoads } from './roads/create-roads.ts'
import type { Moment, TableFace } from './table-face.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const names: Readonly<Record<DragonBet, string>> = {
  dragon: messages.dragon,
  tie: messages.tie,
  tiger: messages.tiger,
  suitedTie: messages.suitedTie,
}
const resultOf = (result: unknown) => result as DragonResult
const tones = { dragon: '#b5263c', tiger: '#b36a12' } as const
const sideOf = { dragon: 'red', tiger: 'blue', tie: 'tie', suitedTie: 'tie' } as const

/** One card each: the higher wins. */
export const dragonFace: TableFace = {
  board: (makeSpot) =>
    element(
      'div',
      { class: 'dragon-board' },
      ...dragonBets.map((bet) =>
        makeSpot({ bet, label: names[bet], pays: dragonPaysMost(bet), look: `is-tall look-${bet}` }),
      ),
    ),
  pays: (bet, result) => dragonPays(bet as DragonBet, resultOf(result)),
  createPaint: () => paintHands,
  caption(result) {
    const [dragon, tiger] = [rankText(resultOf(result).dragon.rank), rankText(resultOf(result).tiger.rank)]
    const end = dragonEnd(resultOf(result))
    if (end === 'dragon') return formatMessage(messages.dragonWins, { dragon, tiger })
    if (end === 'tiger') return formatMessage(messages.tigerWins, { dragon, tiger })
    return formatMessage(end === 'tie' ? messages.tieResult : messages.suitedTieResult, {
      first: dragon,
      second: tiger,
    })
  },
  beats: [0.17, 0.35, 0.52, 0.7],
  sounds: ['card'],
  road: () =>
    createRoads({
      roads: ['bead', 'big'],
      sides: {
        red: { name: names.dragon, letter: 'D' },
        blue: { name: names.tiger, letter: 'T' },
        tie: { name: names.tie, letter: '=' },
      },
      read: (trace) => ({ end: sideOf[(trace as { end: DragonBet }).end] }),
    }),
}

function paintHands({ context, width, height, result, part }: Moment): void {
  const isHigh = height > width
  const card = Math.min(height * 0.24, width * (isHigh ? 0.3 : 0.16))
  const from = { x: width * 0.88, y: height * tableTop }
  for (const [index, side] of (['dragon', 'tiger'] as const).entries()) {
    const x = width / 2 + (index === 0 ? -1 : 1) * card * (isHigh ? 0.9 : 1.25)
    const size = Math.max(10, card * 0.22)
    // The plate below the card stays on the table, however low the scene is.
    const y = Math.min(height * (tableTop + (isHigh ? 0.18 : 0.24)), height - card * 0.95 - size)
    context.strokeStyle = '#ffd98a66'
    context.lineWidth = 1.5
    context.beginPath()
    context.roundRect(x - card / 2, y - card * 0.7, card, card * 1.4, card * 0.13)
    context.stroke()
    if (result !== null)
      paintCard(context, {
        card: resultOf(result)[side],
        x,
        y,
        width: card,
        part: (part - index * 0.35) / 0.35,
        from,
      })
    paintPlate(context, {
      x,
      y: y + card * 0.95,
      text: names[side],
      tone: tones[side],
      size,
    })
  }
}
