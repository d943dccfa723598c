import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { circlePath, disc, fill, layers, line, ovalPath, place, ring, type Svg } from '../parts/shapes.ts'

/** A fish leaps over the wave that carries it. */
export const dagat: Drawing = { ground: 'transparent', draw: (ink) => layers(sun(ink), fish(ink), wave(ink)) }

const sun = (ink: Ink): Svg =>
  layers(
    disc(80, 38, 34, ink.fall('#0a5a9a', '#06305c')),
    ink.clip(circlePath(80, 38, 34), disc(80, 62, 30, '#18b8c860')),
    ring([80, 38], 34, '#8af0e8', 2.6),
  )

const fish = (ink: Ink): Svg =>
  place(
    { at: [82, 33], turn: -24, scale: 1.06 },
    ink.solid('M20-2C28-12 34-13 40-12C36-4 36 4 42 11C33 12 26 8 20 3z', ink.slant('#ffe27a', '#f0801f'), {
      width: 1.4,
    }),
    ink.solid('M-6-13C0-24 12-24 16-18C12-15 10-12 10-9z', ink.slant('#ffe27a', '#f0801f'), { width: 1.4 }),
    ink.solid('M-30 2C-22-15 6-18 23-1C10 17-20 17-30 2z', ink.fall('#ffe9a0', ['#ffb02e', 0.45], '#e0581f'), {
      rim: '#fffbe6',
      width: 2.4,
    }),
    line('M-10-9Q-4 1-10 11M2-10Q8 0 2 10', '#fff6dcd0', 2.4),
    disc(-20, -1, 3.4, '#ffffff'),
    disc(-20.4, -1, 1.8, '#14203a'),
  )

const wave = (ink: Ink): Svg =>
  layers(
    ink.solid(
      'M8 74C20 56 38 52 52 62C46 62 44 66 46 69C60 56 82 56 92 68C104 54 132 54 152 74Q80 82 8 74z',
      ink.fall('#8af8f0', ['#18b0c8', 0.5], '#0a5a9a'),
      { rim: '#ffffff', width: 2.4 },
    ),
    line('M20 70C30 60 40 58 46 62M58 69C68 62 80 62 88 69M102 69C112 61 126 62 138 70', '#e8fffac0', 2),
    fill(ovalPath([128, 46], [3, 3]), '#8af0e8'),
    fill(ovalPath([34, 40], [2.4, 2.4]), '#8af0e8'),
    fill(ovalPath([26, 50], [1.6, 1.6]), '#8af0e8'),
  )
