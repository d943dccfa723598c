import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glow } from '../parts/light.ts'
import { boxPath, disc, fill, layers, line, place, starPath, steps, type Svg } from '../parts/shapes.ts'
import { stage } from '../parts/stage.ts'

/** An open book with clean pages under a small lamp. */
export const emptyRecords: Drawing = {
  ground: 'transparent',
  draw: (ink) => layers(stage(ink, '#ffcf7a'), book(ink), lamp(ink)),
}

const book = (ink: Ink): Svg =>
  place(
    { at: [152, 164] },
    ink.solid('M-92-50H92V42Q44 32 0 46Q-44 32-92 42z', ink.slant('#7a5af0', '#3f28a8', '#1f1260'), {
      rim: '#d8ccff',
      width: 3,
    }),
    ink.solid('M0-46C-28-62-58-62-84-54V32C-58 24-28 26 0 40z', ink.across('#fffaf0', ['#f4e6d0', 0.8], '#c8ac90'), {
      width: 1.6,
    }),
    ink.solid('M0-46C28-62 58-62 84-54V32C58 24 28 26 0 40z', ink.across('#d8bc9c', ['#fff3e0', 0.2], '#ffffff'), {
      width: 1.6,
    }),
    ...steps(4, (step) =>
      line(
        `M-70 ${-36 + step * 15}C-50 ${-41 + step * 15} -34 ${-40 + step * 15} -16 ${-32 + step * 15}M16 ${-32 + step * 15}C34 ${-40 + step * 15} 50 ${-41 + step * 15} 70 ${-36 + step * 15}`,
        '#c8b09090',
        2.4,
      ),
    ),
    fill('M24-56L38-58V-6L31-13L24-4z', ink.fall('#ff6a7a', '#c81f48')),
    fill(starPath([-44, -8], [13, 5.6]), 'none', { stroke: '#d8a85a', 'stroke-width': 2, 'stroke-dasharray': '3 3' }),
  )

const lamp = (ink: Ink): Svg =>
  layers(
    glow(ink, [236, 108], 66, '#ffe08ae6'),
    fill(boxPath([216, 186], [44, 10], 5), '#8a4f1c'),
    ink.solid('M216 96H256L262 182H210z', ink.fall('#fffbe0', ['#ffd76a', 0.5], '#f0a03a'), {
      rim: '#ffffff',
      width: 2.4,
    }),
    line('M228 96L222 182M244 96L250 182M212 138H260', '#b8702a', 3),
    ink.solid('M208 96L222 76H250L264 96z', ink.fall('#ffdf9c', '#b8702a'), { width: 2 }),
    line('M224 76C224 58 248 58 248 76', '#b8702a', 3),
    disc(236, 142, 11, '#ffffff'),
  )
