import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glow } from '../parts/light.ts'
import { disc, fill, layers, line, place, type Svg } from '../parts/shapes.ts'
import { stage } from '../parts/stage.ts'

/** A boat with outriggers, drifting past every island on the map. */
export const notFound: Drawing = {
  ground: 'transparent',
  draw: (ink) => layers(stage(ink, '#5ab0ff'), moon(ink), boat(ink), water()),
}

const moon = (ink: Ink): Svg =>
  layers(
    glow(ink, [92, 72], 60, '#fff3d0cc'),
    fill('M92 44A28 28 0 1 0 118 82A24 24 0 0 1 92 44z', ink.slant('#ffffff', '#ffdf9a')),
  )

const boat = (ink: Ink): Svg =>
  place(
    { at: [164, 168], turn: -4 },
    line('M-4 0V-124', '#8a4f1c', 6),
    line('M-4.800 0V-122', '#ffdf9c', 2),
    ink.solid('M2-120C40-96 56-50 54-16L2-12z', ink.slant('#ffffff', ['#fff0d8', 0.4], '#d8a878'), {
      rim: '#ffffff',
      width: 3,
    }),
    fill('M2-84C18-78 40-70 50-52L52-36C36-54 18-60 2-62z', '#ff6a7a'),
    ink.solid('M-10-112C-34-90-46-50-46-18L-10-14z', ink.slant('#ffe0a0', '#f0a03a', '#b8601f'), {
      rim: '#fff6dc',
      width: 3,
    }),
    line('M-80 24L-40 2M84 24L44 2M-80 24H-120M84 24H122', '#d89a52', 4),
    ink.solid(
      'M-96 0C-60 10 60 10 100-6C94 26 60 36 0 36S-86 28-96 0z',
      ink.fall('#ff9a5a', ['#d8483f', 0.5], '#7a1440'),
      { rim: '#ffe0c8', width: 4 },
    ),
    line('M-90 10C-50 20 50 20 94 6', '#ffd24a', 4),
    disc(-70, 16, 4, '#fff3d0'),
    fill('M-4-124q-14-4-30 3q9 3 8 8q12-5 22 0z', '#5ad8c8'),
  )

const water = (): Svg =>
  layers(
    line('M34 206q11-9 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0', '#8ae0f0', 4),
    line('M62 220q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0', '#5a9af0a0', 3),
  )
