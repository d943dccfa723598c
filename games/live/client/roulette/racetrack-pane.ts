import { formatMessage } from '#core/message/format-message.ts'
import { element } from '#games/client/element.ts'
import { pocketColour, roulettePaysMost, wheelOrder } from '../../math/roulette-bituin.ts'
import {
  chipsOf,
  insideBet,
  neighboursOf,
  numbersOfBet,
  type WheelPart,
  wheelParts,
} from '../../math/roulette-layout.ts'
import { focusByArrows } from './focus-by-arrows.ts'
import { followSpot } from './follow-spot.ts'
import { messages } from '../messages/en.ts'
import { rowsOfParts, type TrackPlace, trackPlaces } from './roulette-places.ts'
import type { MakeSpot } from '../table-face.ts'

const partNames: Readonly<Record<WheelPart, string>> = {
  voisins: messages.voisins,
  orphelins: messages.orphelins,
  tiers: messages.tiers,
}
const parts = Object.keys(partNames).filter((name): name is WheelPart => Object.hasOwn(partNames, name))

/** The numbers in the order of the wheel: a tap covers a stretch of it with ordinary bets. */
export function racetrackPane(makeSpot: MakeSpot): HTMLElement {
  const track = element(
    'div',
    { class: 'track' },
    ...trackPlaces.map((place) => neighboursSpot(place, makeSpot)),
    ...parts.map((part) => partSpot(part, makeSpot)),
  )
  focusByArrows(track)
  const legend = element('p', { class: 'pane-legend' }, messages.trackLegend)
  followSpot(track, legend)
  return element('div', { class: 'roulette-track' }, legend, track)
}

function neighboursSpot({ number, row, column }: TrackPlace, makeSpot: MakeSpot): HTMLElement {
  const bet = insideBet([number])
  const bundle = neighboursOf(number, wheelOrder)
  const numbers = bundle.map((one) => numbersOfBet(one.bet)).join(', ')
  const spot = makeSpot({
    bet,
    bundle,
    label: String(number),
    spoken: formatMessage(messages.neighboursOf, { number, numbers }),
    pays: roulettePaysMost(bet),
    look: `is-${pocketColour(number)}`,
  })
  spot.style.gridArea = row === 1 ? '1 / 2 / 2 / 4' : `${row} / ${column}`
  return spot
}

function partSpot(part: WheelPart, makeSpot: MakeSpot): HTMLElement {
  const bundle = wheelParts[part]
  const chips = chipsOf(bundle)
  const numbers = bundle.map(({ bet }) => numbersOfBet(bet).join('-')).join(', ')
  const spot = makeSpot({
    bet: part,
    bundle,
    label: partNames[part],
    spoken: formatMessage(messages.partOfWheel, { name: partNames[part], chips, numbers }),
    note: formatMessage(messages.chipsOfPart, { chips }),
    pays: 0,
    look: 'is-part',
  })
  spot.style.gridArea = rowsOfParts[part].replace(' / ', ' / 2 / ').concat(' / 4')
  return spot
}
