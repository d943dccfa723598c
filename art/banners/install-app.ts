import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, rays, shadow } from '../parts/light.ts'
import { downloadSign, phone } from '../parts/phone.ts'
import {
  box,
  boxPath,
  fill,
  layers,
  line,
  type Placement,
  place,
  repeat,
  starPath,
  steps,
  type Svg,
} from '../parts/shapes.ts'
import { coin } from '../parts/treasure.ts'

/** The lobby on a phone's own first page, one tap away. */
export const installApp: Drawing = {
  ground: '#a82a8a',
  draw: (ink) => layers(ground(ink), tilesAround(ink), device(ink)),
}

const ground = (ink: Ink): Svg =>
  layers(
    box([0, 0], [800, 350], ink.across('#4a0f6a', ['#a82a8a', 0.45], ['#ff6a8a', 0.78], '#e0487a')),
    rays([590, 190], { count: 26, reach: 760, paint: '#ffffff18', turn: 5 }),
    glow(ink, [590, 180], 300, '#ffd0a099'),
    bokeh(21, {
      count: 24,
      area: [
        [280, 0],
        [520, 350],
      ],
      colours: ['#ffffff', '#ffd24a', '#b08aff'],
      size: 15,
    }),
    ...steps(6, (step) =>
      line(
        `M${-20 + step * 70} 350C${40 + step * 70} 300 ${20 + step * 70} 240 ${90 + step * 70} 200`,
        '#ffffff10',
        18,
      ),
    ),
  )

const appTile = (ink: Ink, placing: Placement, colours: readonly [string, string], mark: Svg): Svg =>
  place(
    placing,
    fill(boxPath([-34, -30], [74, 74], 18), '#2a064a60'),
    ink.solid(boxPath([-37, -37], [74, 74], 18), ink.slant(colours[0], colours[1]), { rim: '#ffffff', width: 3 }),
    mark,
  )

const tilesAround = (ink: Ink): Svg =>
  layers(
    appTile(
      ink,
      { at: [430, 108], turn: -12 },
      ['#8af0e0', '#0f8aa0'],
      fill('M-22 0C-12-16 10-14 18-2L28-12V12L18 2C10 14-12 16-22 0z', '#ffffff'),
    ),
    appTile(ink, { at: [452, 256], turn: 9 }, ['#ffe27a', '#f0801f'], fill(starPath([0, 0], [25, 11]), '#ffffff')),
    appTile(
      ink,
      { at: [742, 96], turn: 11 },
      ['#b8c8ff', '#3f5ae0'],
      layers(
        fill(boxPath([-19, -19], [38, 38], 8), '#ffffff'),
        ...[
          [-9, -9],
          [9, 9],
          [0, 0],
          [9, -9],
          [-9, 9],
        ].map(([x = 0, y = 0]) => fill(`M${x - 4} ${y}a4 4 0 1 1 8 0a4 4 0 1 1-8 0z`, '#3f5ae0')),
      ),
    ),
    appTile(
      ink,
      { at: [736, 250], turn: -8 },
      ['#b8ffb0', '#1f9a5a'],
      fill('M0 22C-28 0-23-22-11.6-22C-5-22 0-16 0-11C0-16 5-22 11.6-22C23-22 28 0 0 22z', '#ffffff'),
    ),
  )

const device = (ink: Ink): Svg =>
  layers(
    shadow(ink, [596, 346], [150, 18], 0.7),
    phone(ink, { at: [594, 186], turn: 7, scale: 1.1 }),
    downloadSign(ink, { at: [662, 286], scale: 0.9 }),
    coin(ink, [380, 190], 15, -14),
    coin(ink, [520, 54], 13, 20),
    coin(ink, [690, 176], 12, -20),
    glint([530, 92], 16),
    glint([702, 40], 12),
    glint([408, 310], 11),
    line(
      repeat(3, (step) => `M${640 + step * 24} ${214 - step * 3}l6-16`),
      '#ffffff90',
      4,
    ),
  )
