import { element } from '#games/client/element.ts'
import { pocketColour, pockets, type RouletteGroup, roulettePaysMost } from '../../math/roulette-bituin.ts'
import { insideBet } from '../../math/roulette-layout.ts'
import { focusByArrows } from './focus-by-arrows.ts'
import { linesPane } from './lines-pane.ts'
import { racetrackPane } from './racetrack-pane.ts'
import type { MakeSpot } from '../table-face.ts'
import { messages } from '../messages/en.ts'

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
const groups = Object.keys(groupNames).filter((name): name is RouletteGroup => Object.hasOwn(groupNames, name))
const groupSpot = (bet: RouletteGroup, makeSpot: MakeSpot): HTMLElement => {
  const [label, spoken] = groupNames[bet]
  return makeSpot({ bet, label, spoken, pays: roulettePaysMost(bet), isFixed: true, look: `group-${bet} look-${bet}` })
}

function numbersPane(makeSpot: MakeSpot): HTMLElement {
  const pane = element(
    'div',
    { class: 'roulette-numbers' },
    ...Array.from({ length: pockets }, (_, number) => {
      const look = `is-number is-${pocketColour(number)} n${number}`
      const bet = insideBet([number])
      const spot = makeSpot({ bet, label: String(number), pays: roulettePaysMost(bet), isFixed: true, look })
      // Three to a row and twelve rows on a phone, the other way round where there is width.
      spot.style.setProperty('--across', String(((number + 2) % 3) + 1))
      spot.style.setProperty('--down', String(Math.ceil(number / 3)))
      return spot
    }),
    ...groups.map((bet) => groupSpot(bet, makeSpot)),
  )
  focusByArrows(pane)
  return pane
}

const views = [
  [messages.numbersView, numbersPane],
  [messages.linesView, linesPane],
  [messages.racetrackView, racetrackPane],
] as const

/** Three views of one cloth: the whole of it, its lines large enough for a thumb, and the numbers in the wheel's order. */
export function rouletteBoard(makeSpot: MakeSpot): HTMLElement {
  const panes = views.map(([, makePane]) => makePane(makeSpot))
  const buttons = views.map(([name], index) =>
    element('button', { type: 'button', class: 'view-choice', onclick: () => open(index) }, name),
  )
  const open = (opened: number): void => {
    for (const [index, pane] of panes.entries()) pane.hidden = index !== opened
    for (const [index, button] of buttons.entries()) button.setAttribute('aria-pressed', String(index === opened))
  }
  open(0)
  return element(
    'div',
    { class: 'roulette-board' },
    element('div', { class: 'view-choices', role: 'group', 'aria-label': messages.viewOfTable }, ...buttons),
    ...panes,
  )
}
