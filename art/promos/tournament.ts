import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, shadow } from '../parts/light.ts'
import { boxPath, disc, fill, layers, line, place, scatter, starPath, type Svg } from '../parts/shapes.ts'
import { gold } from '../parts/treasure.ts'
import { air } from './air.ts'

/** A golden cup on the highest step, and paper stars in the air. */
export const tournament: Drawing = {
  ground: '#0e2a5c',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#0e2a5c', middle: '#1d5ac0', far: '#38c8f0', light: '#a8f0ff', beams: true, seed: 61 }),
      shadow(ink, [478, 300], [170, 14], 0.7),
      podium(ink),
      glow(ink, [478, 118], 136, '#fff0b0a0'),
      cup(ink),
      paperStars,
      glint([410, 62], 16),
      glint([556, 104], 13),
    ),
}

/** Three steps, the middle one the highest. */
const podium = (ink: Ink): Svg =>
  layers(
    step(ink, { left: 330, top: 250, width: 100, height: 52, face: '#7a5af0' }),
    step(ink, { left: 526, top: 262, width: 100, height: 40, face: '#f05a8a' }),
    step(ink, { left: 414, top: 222, width: 128, height: 80, face: '#2f7af0' }),
  )

type Step = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly face: string
}

const step = (ink: Ink, { left, top, width, height, face }: Step): Svg =>
  layers(
    ink.solid(boxPath([left, top], [width, height], 8), ink.fall('#ffffff', [face, 0.3], '#141c50'), {}),
    fill(boxPath([left, top], [width, 12], 6), '#ffffff70'),
  )

const cup = (ink: Ink): Svg =>
  place(
    { at: [478, 126] },
    line('M-62-62C-128-74-120 14-48 16M62-62C128-74 120 14 48 16', gold.dark, 20),
    line('M-62-62C-128-74-120 14-48 16M62-62C128-74 120 14 48 16', gold.bright, 12),
    ink.solid('M-16 40L-10 66H10L16 40z', ink.slant(gold.light, [gold.base, 0.5], gold.dark), {}),
    ink.solid('M-54 96Q-54 64-20 64H20Q54 64 54 96z', ink.slant(gold.light, [gold.base, 0.5], gold.dark), {
      rim: gold.light,
      width: 3,
    }),
    ink.solid(
      'M-74-82H74C74-8 48 46 0 46C-48 46-74-8-74-82z',
      ink.slant(gold.light, [gold.bright, 0.3], [gold.base, 0.6], gold.dark),
      { rim: '#fffbe6', width: 4 },
    ),
    fill('M-58-74H-30C-34-28-26 10-8 34C-40 24-58-22-58-74z', '#ffffff66'),
    fill(starPath([4, -26], [32, 14]), ink.slant('#ffffff', '#d8f4ff', '#58b8f0')),
    line('M-74-82H74', '#fffbe6', 6),
  )

const hues = ['#ff5a6e', '#ffd24a', '#4fd8c0', '#ff8ad0', '#ffffff'] as const
const paperStars = scatter(67, 16, (chance, index) => {
  const at = [340 + chance() * 280, 22 + chance() * 180] as const
  const paint = hues[index % hues.length] ?? '#ffffff'
  return index % 3 === 0
    ? disc(at[0], at[1], 3 + chance() * 2, paint)
    : fill(starPath(at, [7 + chance() * 4, 3]), paint)
})
