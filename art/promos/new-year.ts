import type { Drawing } from '../drawing.ts'
import { firework } from '../parts/fair.ts'
import { glow } from '../parts/light.ts'
import { disc, layers, line, place, polar, ring, short, steps } from '../parts/shapes.ts'
import { air } from './air.ts'

/** Midnight: a clock, round fruits of luck and fireworks. */
export const newYear: Drawing = {
  ground: '#190f4e',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#190f4e', middle: '#3a1f8a', far: '#8a3ac8', light: '#ffd08a', seed: 74 }),
      firework(ink, { at: [360, 80], reach: 46, colour: '#5af0d8' }),
      firework(ink, { at: [604, 74], reach: 42, colour: '#ff8ad0' }),
      firework(ink, { at: [592, 262], reach: 34, colour: '#ffd24a' }),
      glow(ink, [480, 166], 150, '#ffe08a90'),
      place(
        { at: [480, 166] },
        disc(5, 9, 112, '#0c052490'),
        disc(0, 0, 112, ink.slant('#fff3b8', '#f5b02a', '#7a3a06')),
        disc(0, 0, 96, ink.ball('#3a2a9a', '#1f1466', '#0c0734')),
        ring([0, 0], 96, '#fff0c0', 3),
        ...steps(12, (step) => {
          const [fromX, fromY] = polar([0, 0], 86, step * 30)
          const [toX, toY] = polar([0, 0], step % 3 === 0 ? 70 : 78, step * 30)
          return line(`M${short(fromX)} ${short(fromY)}L${short(toX)} ${short(toY)}`, '#ffe9b0', step % 3 === 0 ? 6 : 3)
        }),
        line('M0 0L-6-68', '#fffbe6', 7),
        line('M0 0L-24-40', '#fffbe6', 9),
        disc(0, 0, 9, '#ff5a7a'),
      ),
    ),
}
