import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, shadow } from '../parts/light.ts'
import { boxPath, fill, layers, place, steps, type Svg } from '../parts/shapes.ts'
import { air } from './air.ts'

/** A flame that grows for every day. */
export const depositStreak: Drawing = {
  ground: '#4f120c',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#4f120c', middle: '#a82f14', far: '#ff7a2a', light: '#ffb04a', beams: true, seed: 11 }),
      ...steps(5, (step) => torch(ink, [312 + step * 68, 292], 0.42 + step * 0.17)),
      glint([560, 50], 16),
      glint([404, 130], 10),
    ),
}

function torch(ink: Ink, at: readonly [number, number], scale: number): Svg {
  return place(
    { at, scale },
    shadow(ink, [0, 4], [34, 8], 0.7),
    glow(ink, [0, -120], 120, '#ffb04acc'),
    ink.solid(boxPath([-20, -70], [40, 72], 8), ink.across('#ffd98a', ['#c8741f', 0.5], '#6a2a06'), { width: 2 }),
    ink.solid(
      'M0-190C30-150 46-128 40-98C36-76 20-66 0-66S-36-76-40-98C-44-122-20-132-18-158C-10-152-4-172 0-190z',
      ink.fall('#ff8a2a', '#ff4a1a', '#c81414'),
      { rim: '#ffd98a', width: 3 },
    ),
    fill(
      'M2-146C18-124 26-112 22-94C20-80 10-72 0-72S-20-80-22-94C-24-108-8-112-6-128C0-126 0-138 2-146z',
      ink.fall('#ffe27a', '#ffb02e'),
    ),
    fill('M0-110C8-100 12-92 8-82Q0-72-8-82C-12-92-4-98 0-110z', '#fffbe0'),
  )
}
