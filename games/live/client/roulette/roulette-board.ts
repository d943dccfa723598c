import { element } from '#games/client/element.ts'
import { linesPane } from './lines-pane.ts'
import { numbersPane } from './numbers-pane.ts'
import { racetrackPane } from './racetrack-pane.ts'
import type { MakeSpot } from '../table-face.ts'
import { messages } from '../messages/en.ts'

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
