import { element } from '#games/client/element.ts'
import { pocketColour, pockets, type RouletteGroup, roulettePaysMost } from '../../math/roulette-bituin.ts'
import { insideBet } from '../../math/roulette-layout.ts'
import { focusByArrows } from './focus-by-arrows.ts'
import { messages } from '../messages/en.ts'
import type { MakeSpot } from '../table-face.ts'

const groupNames: Readonly<Record<RouletteGroup, readonly [label: string, spoken: string]>> = {
  column1: ['2:1', messages.firstColumn],
  column2: ['2:1', messages.secondColumn],
  column3: ['2:1', messages.thirdColumn],
  dozen1: [messages.firstDozenShort, messages.firstDozen],
  dozen2: [messages.secondDozenShort, messages.secondDozen],
  dozen3: [messages.thirdDozenShort, messages.thirdDozen],
  low: ['1–18', messages.lowNumbers],
  even: [messages.even, messages.even],
  red: [messages.red, messages.red],
  black: [messages.black, messages.black],
  odd: [messages.odd, messages.odd],
  high: ['19–36', messages.highNumbers],
}
/** Each kind in the order in which it lies beside the numbers. */
const groupKinds = {
  column: ['column1', 'column2', 'column3'],
  dozen: ['dozen1', 'dozen2', 'dozen3'],
  even: ['low', 'even', 'red', 'black', 'odd', 'high'],
} as const satisfies Readonly<Record<string, readonly RouletteGroup[]>>

/** The cloth as it lies in a hall, or turned upright: its style says where each place is. */
export function numbersPane(makeSpot: MakeSpot): HTMLElement {
  const pane = element(
    'div',
    { class: 'roulette-numbers' },
    ...Array.from({ length: pockets }, (_, number) => numberSpot(number, makeSpot)),
    ...Object.entries(groupKinds).flatMap(([kind, bets]) =>
      bets.map((bet, index) => groupSpot(bet, { kind, at: index + 1 }, makeSpot)),
    ),
  )
  focusByArrows(pane)
  return pane
}

function numberSpot(number: number, makeSpot: MakeSpot): HTMLElement {
  const look = `is-number is-${pocketColour(number)} n${number}`
  const bet = insideBet([number])
  const spot = makeSpot({ bet, label: String(number), pays: roulettePaysMost(bet), isFixed: true, look })
  spot.style.setProperty('--across', String(((number + 2) % 3) + 1))
  spot.style.setProperty('--down', String(Math.ceil(number / 3)))
  return spot
}

type GroupPlace = { readonly kind: string; readonly at: number }

function groupSpot(bet: RouletteGroup, { kind, at }: GroupPlace, makeSpot: MakeSpot): HTMLElement {
  const [label, spoken] = groupNames[bet]
  const look = `is-group is-${kind} look-${bet}`
  const spot = makeSpot({ bet, label, spoken, pays: roulettePaysMost(bet), isFixed: true, look })
  spot.style.setProperty('--at', String(at))
  return spot
}
