import { element } from '#games/client/element.ts'
import { pocketColour, pockets, type RouletteGroup, roulettePaysMost } from '../../math/roulette-bituin.ts'
import { insideBet } from '../../math/roulette-layout.ts'
import { focusByArrows } from './focus-by-arrows.ts'
import { createReveal } from './create-reveal.ts'
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
/** Beside the numbers that they hold. */
const onCloth: readonly RouletteGroup[] = ['column3', 'column2', 'column1', 'dozen1', 'dozen2', 'dozen3']
const evenBets: readonly RouletteGroup[] = ['low', 'even', 'red', 'black', 'odd', 'high']

/** The cloth as it lies in a hall. Where it is wider than the page, a thumb pushes it aside and the even bets stay. */
export function numbersPane(makeSpot: MakeSpot): HTMLElement {
  const cloth = element('div', { class: 'numbers-cloth' })
  const reveal = createReveal(cloth)
  const numbers = Array.from({ length: pockets }, (_, number) => {
    const spot = numberSpot(number, (facts) => makeSpot({ ...facts, onResult: (isWon) => reveal(spot, isWon) }))
    return spot
  })
  cloth.append(...numbers, ...onCloth.map((bet) => groupSpot(bet, makeSpot)))
  const even = element('div', { class: 'even-bets' }, ...evenBets.map((bet) => groupSpot(bet, makeSpot)))
  const pane = element('div', { class: 'roulette-numbers' }, cloth, even)
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

function groupSpot(bet: RouletteGroup, makeSpot: MakeSpot): HTMLElement {
  const [label, spoken] = groupNames[bet]
  return makeSpot({ bet, label, spoken, pays: roulettePaysMost(bet), isFixed: true, look: `group-${bet} look-${bet}` })
}
