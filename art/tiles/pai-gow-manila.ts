import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, shadow, vignette } from '../parts/light.ts'
import { gold } from '../parts/treasure.ts'
import {
  box,
  boxPath,
  circlePath,
  disc,
  fill,
  layers,
  line,
  oval,
  place,
  repeat,
  ring,
  steps,
  type Svg,
} from '../parts/shapes.ts'

type Dot = readonly [x: number, y: number, red?: boolean]

/** Ebony tiles before a moon gate, in the old quarter of the city. */
export const paiGowManila: Drawing = {
  ground: '#0f5a50',
  draw: (ink) => layers(wall(ink), gate(ink), lanterns(ink), tiles(ink), vignette(ink, [240, 320], '#021c1a')),
}

const wall = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#0a3f40', ['#14786a', 0.5], '#052a2a')),
    ...steps(12, (row) =>
      line(
        `M0 ${row * 27}H240${repeat(6, (step) => `M${step * 48 + (row % 2) * 24} ${row * 27}v27`)}`,
        '#04282a70',
        1.6,
      ),
    ),
  )

const gate = (ink: Ink): Svg =>
  layers(
    disc(120, 130, 98, '#2a0a14'),
    ink.solid(circlePath(120, 130, 96), ink.slant('#ff7a5a', ['#c8281f', 0.4], '#5a0a1c'), {
      rim: '#ffd0a0',
      width: 4,
    }),
    ring([120, 130], 84, gold.base, 3),
    disc(120, 130, 81, ink.fall('#1a2f7a', ['#5a4ab0', 0.5], '#ffb08a')),
    glow(ink, [120, 100], 80, '#fff6d8e6'),
    disc(120, 96, 34, ink.ball('#ffffff', '#fff3d0', '#f0d8a0')),
    ink.clip(
      circlePath(120, 130, 81),
      fill('M20 220V168Q48 160 60 148Q72 160 100 168V220zM44 150Q56 142 60 130Q64 142 76 150z', '#3a1f5a'),
      fill('M150 220V176Q172 168 182 156Q192 168 216 176V220z', '#34195a'),
      fill('M30 220C60 196 180 196 214 220z', '#241044'),
      bokeh(4, {
        count: 18,
        area: [
          [40, 160],
          [160, 50],
        ],
        colours: ['#ffd24a', '#ff8a5a'],
        size: 7,
      }),
    ),
    ...steps(12, (step) =>
      place({ at: [120, 130], turn: step * 30 }, disc(0, -90, 3, ink.ball(gold.light, gold.base, gold.dark))),
    ),
  )

const lanterns = (ink: Ink): Svg =>
  layers(
    ...(
      [
        [30, 74, 1],
        [210, 74, 1],
      ] as const
    ).map(([x, y, scale]) =>
      place(
        { at: [x, y], scale },
        line('M0-80V-30', gold.base, 2),
        glow(ink, [0, 0], 62, '#ff9a4ae6'),
        box([-12, -33], [24, 7], gold.base, 2),
        ink.solid(
          'M-14-28H14C34-18 34 18 14 28H-14C-34 18-34-18-14-28z',
          ink.ball('#fff0b0', ['#ff5a3d', 0.45], '#a80f1f'),
          { rim: '#ffe9c0', width: 3 },
        ),
        line('M-14-28C-22-10-22 10-14 28M14-28C22-10 22 10 14 28M0-28V28', '#ffd06a', 1.6),
        box([-12, 26], [24, 7], gold.base, 2),
        ...steps(5, (step) => line(`M${(step - 2) * 4} 33V${54 - Math.abs(step - 2) * 3}`, '#ffb02e', 2.4)),
      ),
    ),
  )

const tile = (ink: Ink, [x, y]: readonly [number, number], turn: number, dots: readonly Dot[]): Svg =>
  place(
    { at: [x, y], turn },
    fill(boxPath([-28, -62], [62, 130], 9), '#010c0c90', { transform: 'translate(5 8)' }),
    fill(boxPath([-25, -58], [60, 128], 9), '#3f8a5a'),
    fill(boxPath([-27, -61], [60, 127], 9), '#0a2a24'),
    ink.solid(boxPath([-31, -65], [60, 127], 9), ink.slant('#4a3a5a', ['#241a34', 0.4], '#0c0618'), {
      rim: '#e8d8ff',
      shade: '#000000a0',
      width: 3,
    }),
    line('M-22-1H20', '#6a5a7a', 1.6),
    ...dots.map(([dx, dy, red]) =>
      layers(
        disc(dx, dy + 1, 7.4, '#00000080'),
        disc(
          dx,
          dy,
          6.8,
          red === true ? ink.ball('#ffb0a0', '#f0283f', '#8a0c20') : ink.ball('#ffffff', '#f4efe8', '#b8a8b8'),
        ),
      ),
    ),
    line('M-24-54V20', '#ffffff30', 3),
  )

const row = (x: number, from: number, count: number, red = false): readonly Dot[] =>
  steps(count, (step): Dot => [x, from + step * 17, red])

const tiles = (ink: Ink): Svg =>
  layers(
    fill('M0 268H240V330H0z', ink.fall('#8a2a1a', '#3a0a10')),
    line('M0 268H240', gold.base, 3),
    shadow(ink, [120, 296], [112, 14], 0.9),
    tile(ink, [56, 218], -13, [...row(-12, -48, 3), ...row(10, -48, 3), ...row(-12, 14, 3), ...row(10, 14, 3)]),
    tile(ink, [188, 218], 13, [
      [-1, -32, true],
      [-12, 16, true],
      [10, 16, true],
      [-12, 46, true],
      [10, 46, true],
    ]),
    tile(ink, [122, 208], 0, [
      ...row(-12, -48, 3, true),
      ...row(10, -48, 3),
      ...row(-12, 14, 3),
      ...row(10, 14, 3, true),
    ]),
    oval([120, 308], [30, 6], '#ffd24a20'),
    glint([96, 150], 12),
    glint([36, 166], 9),
    glint([206, 170], 9),
  )
