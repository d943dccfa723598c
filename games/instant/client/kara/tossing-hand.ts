import { drawing, element } from '#games/client/element.ts'
import type { Motion } from '#games/client/motion.ts'

/** A hand that flicks the coin up with its thumb. */
export function createTossingHand(motion: Pick<Motion, 'isReduced'>) {
  const paths = shapes.map(([d, fill]) => drawing('path', { d, fill }))
  const hand = drawing('svg', { viewBox: '0 0 160 120', 'aria-hidden': 'true', class: 'tossing-hand' }, ...paths)
  return {
    root: element('div', { class: 'kara-hand' }, hand),
    flick(ms: number): void {
      if (motion.isReduced || ms === 0) return
      const flight = [
        { transform: 'translateY(0) rotate(0)' },
        { transform: 'translateY(-12%) rotate(-7deg)', offset: 0.16 },
        { transform: 'translateY(30%) rotate(2deg)', offset: 0.5 },
        { transform: 'translateY(0) rotate(0)' },
      ]
      hand.animate(flight, { duration: ms, easing: 'ease-in-out' })
    },
  }
}

const [skin, shade, deep, cloth, clothShade] = ['#e0a36c', '#c98850', '#8f5a30', '#ffcf5f', '#c7821f']
const shapes: readonly (readonly [d: string, fill: string])[] = [
  ['M-10 128C-2 104 14 90 34 84l30 34-10 12z', cloth],
  ['M18 92l14-7 30 33-7 9z', clothShade],
  [
    'M30 90C42 74 52 62 68 56c18-8 44-8 58 0 8 5 8 13 2 18 4 5 3 11-3 15 2 6-2 11-9 13 0 7-8 10-18 10-20 1-34 2-46 4z',
    skin,
  ],
  [
    'M128 74c-10 4-22 5-34 3l1-4c12 2 22 1 33-2zM125 89c-10 4-20 5-31 3l1-4c11 2 20 1 30-2zM116 102c-8 3-16 3-25 2l1-4c9 1 16 0 24-2z',
    shade,
  ],
  ['M58 66c4-14 18-26 36-30 10-2 18 2 18 8 0 7-10 8-18 12-8 4-10 12-18 18z', skin],
  ['M96 37c8-2 15 1 15 7-5 3-11 3-17 2-3-4-2-8 2-9z', '#f6cfa0'],
  ['M62 74c8-2 14-8 18-16 4 8 0 16-10 22z', shade],
  ['M40 92c8-8 18-14 28-14-8 8-14 18-18 34z', deep],
]
