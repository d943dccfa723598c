import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, shadow } from '../parts/light.ts'
import { boxPath, fill, layers, line, place, starPath, steps, type Svg } from '../parts/shapes.ts'
import { air } from './air.ts'

/** A hand of golden cards with the star of the house. */
export const signInCards: Drawing = {
  ground: '#0c2766',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#0c2766', middle: '#1f4fb8', far: '#3f8aff', light: '#9ac8ff', beams: true, seed: 14 }),
      shadow(ink, [478, 286], [150, 18], 0.6),
      ...hues.map((hue, index) => memberCard(ink, index, hue)),
      glint([392, 74], 14),
      glint([586, 92], 18),
    ),
}

const hues = ['#b86a2a', '#c8ccd8', '#ffcf3a', '#8ae0ff'] as const

/** A card of a rank, fanned by its place in the hand. */
const memberCard = (ink: Ink, index: number, hue: string): Svg =>
  place(
    { at: [478, 330], turn: index * 19 - 30 },
    place(
      { at: [0, -160] },
      fill(boxPath([-56, -82], [124, 176], 16), '#04102e70'),
      ink.solid(boxPath([-60, -88], [120, 176], 16), ink.slant('#ffffff', [hue, 0.35], '#1a2a5a'), { rim: '#ffffff' }),
      fill(boxPath([-50, -78], [100, 156], 10), 'none', { stroke: '#ffffff80', 'stroke-width': 2 }),
      glow(ink, [0, -20], 44, '#ffffff90'),
      fill(starPath([0, -20], [30, 13]), '#fffbe6'),
      ...steps(3, (step) => line(`M-34 ${36 + step * 14}H${step === 2 ? 4 : 34}`, '#ffffffa0', 4)),
    ),
  )
