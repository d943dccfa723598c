import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { bulbs } from '../parts/light.ts'
import {
  boxPath,
  circlePath,
  disc,
  fill,
  layers,
  line,
  place,
  repeat,
  ring,
  starPath,
  type Svg,
} from '../parts/shapes.ts'
import { stage } from '../parts/stage.ts'

/** A wheel of the house is taken off its axle, greased and put back. */
export const maintenance: Drawing = {
  ground: 'transparent',
  draw: (ink) =>
    layers(
      stage(ink, '#ffb85a'),
      bulbs(ink, { from: [30, 40], to: [290, 34], sag: 14, count: 7, colours: ['#ffd98a', '#8a7ac8'] }),
      wheel(ink),
      toolbox(ink),
    ),
}

const wheel = (ink: Ink): Svg =>
  layers(
    place(
      { at: [128, 130] },
      repeat(10, (step) => place({ turn: step * 36 }, fill(boxPath([-9, -64], [18, 20], 4), '#8a4f1c'))),
      ink.solid(circlePath(0, 0, 54), ink.slant('#fff3b8', '#f5b02a', '#8a4a0c'), { rim: '#fffbe6', width: 4 }),
      disc(0, 0, 34, '#5a2a0c'),
      disc(0, 0, 31, ink.ball('#7a5af0', '#3f28a8', '#1f1260')),
      fill(starPath([0, 0], [24, 10.4]), ink.slant('#fff6c8', '#ffc93a', '#e0801a')),
    ),
    place(
      { at: [206, 92], turn: 9 },
      repeat(8, (step) => place({ turn: step * 45 }, fill(boxPath([-6, -37], [12, 13], 3), '#4a5a8a'))),
      ink.solid(circlePath(0, 0, 30), ink.slant('#e8f0ff', '#8a9ac8', '#3a4878'), { width: 3 }),
      ring([0, 0], 15, '#3a4878', 4),
      disc(0, 0, 9, '#241a52'),
    ),
  )

const toolbox = (ink: Ink): Svg =>
  layers(
    place(
      { at: [236, 150], turn: 34 },
      ink.solid(
        'M-7 40V-8C-18-14-18-32-8-38V-22L0-16L8-22V-38C18-32 18-14 7-8V40Q0 48-7 40z',
        ink.across('#f4f8ff', '#a8b4d8', '#56638f'),
        { width: 2 },
      ),
    ),
    ink.solid(boxPath([186, 162], [92, 46], 7), ink.fall('#ff7a6a', ['#e0384f', 0.5], '#8a1240'), {
      rim: '#ffe0d0',
      width: 3,
    }),
    line('M210 162C210 144 254 144 254 162', '#8a1240', 6),
    fill(boxPath([186, 178], [92, 7], 0), '#5a0c3080'),
    fill(boxPath([222, 174], [20, 15], 3), ink.fall('#fff3b8', '#f5b02a')),
  )
