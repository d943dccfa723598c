import type { Drawing } from '../drawing.ts'
import { glint, glow, shadow } from '../parts/light.ts'
import { layers, place, starPath } from '../parts/shapes.ts'
import { air } from './air.ts'

/** A heap of stars for the shop. */
export const pointsShop: Drawing = {
  ground: '#4a3204',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#4a3204', middle: '#9a6a0a', far: '#ffcf4a', light: '#fff0a0', beams: true, seed: 68 }),
      shadow(ink, [478, 286], [150, 18], 0.6),
      glow(ink, [478, 140], 150, '#fff6c0b0'),
      ...heap.map(([x, y, size, turn]) =>
        place(
          { at: [x, y], turn },
          ink.solid(starPath([0, 0], [size, size * 0.46]), ink.slant('#fffbe0', ['#ffcf3a', 0.4], '#b8640a'), {
            rim: '#ffffff',
            width: 3,
          }),
        ),
      ),
      glint([388, 84], 16),
      glint([590, 96], 14),
    ),
}

const heap = [
  [394, 232, 46, -14],
  [560, 232, 48, 12],
  [478, 246, 52, 4],
  [434, 172, 46, 16],
  [524, 170, 48, -10],
  [478, 100, 58, 6],
] as const
