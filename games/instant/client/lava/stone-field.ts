import { drawing, element } from '#games/client/element.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { LavaView } from '../../math/lava-steps.ts'
import { createPlace } from '../places/create-place.ts'
import { paintLavaStones } from '../places/lava-stones.ts'
import { messages } from '../messages/en.ts'

export const stoneCount = 25
export type StoneFace = 'plain' | 'gold' | 'fire' | 'rest'

/** The stones in the lake of fire. */
export function createStones(onStep: (stone: number) => void) {
  const buttons = Array.from({ length: stoneCount }, (_, stone) =>
    element('button', {
      type: 'button',
      class: 'stone',
      'aria-label': formatMessage(messages.stone, { number: stone + 1 }),
      onclick: () => onStep(stone),
    }),
  )
  const turn = (stone: number, face: StoneFace, isBurnt = face === 'fire'): void => {
    const button = buttons[stone]
    if (button === undefined || button.dataset.face === face) return
    button.dataset.face = face
    button.classList.toggle('is-burnt', isBurnt)
    button.replaceChildren(...faceOf(face))
  }
  const rocks = createPlace(paintLavaStones)
  rocks.className = 'stone-layer'
  return {
    root: element('div', { class: 'stones' }, rocks, ...buttons),
    turn,
    show(view: LavaView | undefined, isOpen: boolean): void {
      buttons.forEach((button, stone) => {
        turn(stone, faceIn(view, stone), stone === view?.burnt)
        button.disabled = !isOpen || view?.opened.includes(stone) === true
      })
    },
  }
}

function faceIn(view: LavaView | undefined, stone: number): StoneFace {
  if (view?.shown?.includes(stone) === true) return 'fire'
  if (view?.opened.includes(stone) === true) return 'gold'
  return view?.shown ? 'rest' : 'plain'
}

function faceOf(face: StoneFace): SVGElement[] {
  const parts = shapes[face] ?? []
  if (parts.length === 0) return []
  const paths = parts.map(([d, fill]) => drawing('path', { d, fill }))
  return [drawing('svg', { viewBox: '0 0 48 48', 'aria-hidden': 'true' }, ...paths)]
}

const shapes: Readonly<Partial<Record<StoneFace, readonly (readonly [d: string, fill: string])[]>>> = {
  gold: [
    ['M4 42q20-7 40 0-20 5-40 0z', '#3a1606'],
    ['M5 36l9-13 13-2 8 7 8 8-6 6H11z', '#b86e0a'],
    ['M14 23l13-2 3 10-13 3z', '#ffe9a6'],
    ['M27 21l8 7 8 8-13-5z', '#ffc02e'],
    ['M5 36l9-13 3 11-6 8z', '#e09a18'],
    ['M17 34l13-3 13 5-6 6H11z', '#f5b52c'],
    ['M18 12l5-7 8 1 3 7-6 6h-8z', '#d98f14'],
    ['M18 12l5-7 4 8-7 6z', '#ffdf7a'],
    ['M27 13l4-7 3 7-6 6z', '#ffc02e'],
    ['M38 6l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z', '#fffbe0'],
  ],
  fire: [
    ['M24 3c3 9 14 13 14 26a14 14 0 01-28 0c0-7 5-9 6-15 3 2 5 5 6 7 2-5 3-11 2-18z', '#ff5a1f'],
    ['M24 14c3 7 9 10 9 18a9 9 0 01-18 0c0-6 4-7 5-12 2 1 3 3 3 5 1-4 2-7 1-11z', '#ff9a2e'],
    ['M24 25c2 5 5 6 5 10a5 5 0 01-10 0c0-4 3-5 5-10z', '#ffe27a'],
  ],
}
