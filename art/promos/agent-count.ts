import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, shadow } from '../parts/light.ts'
import { boxPath, disc, fill, layers, line, place, starPath, steps, type Svg } from '../parts/shapes.ts'
import { coin } from '../parts/treasure.ts'
import { air } from './air.ts'

/** Scratch tickets, half rubbed, with a star beneath. */
export const agentCount: Drawing = {
  ground: '#52105c',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#52105c', middle: '#9a1fa0', far: '#ff5ac8', light: '#ffb0f0', beams: true, seed: 38 }),
      shadow(ink, [478, 282], [150, 16], 0.6),
      ticket(ink, { turn: -16, paper: '#2fc8d8' }),
      ticket(ink, { turn: 8, paper: '#ffb02e' }),
      coin(ink, [584, 232], 34, 14),
      glint([392, 92], 16),
      glint([568, 78], 14),
    ),
}

const ticket = (ink: Ink, { turn, paper }: { readonly turn: number; readonly paper: string }): Svg =>
  place(
    { at: [474, 178], turn },
    fill(boxPath([-112, -64], [232, 140], 14), '#1a042470'),
    ink.solid(boxPath([-116, -70], [232, 140], 14), ink.slant('#ffffff', [paper, 0.3], paper), { rim: '#ffffff' }),
    ...steps(7, (step) => disc(-116, -60 + step * 20, 6, '#7a1480')),
    ...steps(7, (step) => disc(116, -60 + step * 20, 6, '#7a1480')),
    fill(boxPath([-92, -48], [184, 96], 10), '#fffaf0'),
    glow(ink, [30, 0], 70, '#ffd24a90'),
    fill(starPath([34, 0], [36, 16]), ink.slant('#fff3b8', '#ffc02e', '#d8740a')),
    fill(
      'M-92-38Q-92-48-82-48H0C-12-30 14-22-4-6C10 6-14 16 2 30C-8 36 4 44 0 48H-82Q-92 48-92 38z',
      ink.slant('#f4f4fa', '#a8a8b8', '#dcdce8'),
    ),
    line('M-70-20H-30M-76 0H-40M-64 20H-26', '#8a8a9a80', 5),
  )
