import type { Drawing } from '../drawing.ts'
import { glint, glow } from '../parts/light.ts'
import { disc, fill, layers, place, polar, polygonPath, ring, short, starPath, steps } from '../parts/shapes.ts'
import { air } from './air.ts'

/** The great wheel of eight fields. */
export const inviteSpin: Drawing = {
  ground: '#2c0f6e',
  draw: (ink) =>
    layers(
      air(ink, { ground: '#2c0f6e', middle: '#5a1fc0', far: '#b03af0', light: '#d8a0ff', beams: true, seed: 26 }),
      place(
        { at: [482, 176] },
        disc(6, 10, 132, '#0c052480'),
        disc(0, 0, 132, ink.slant('#fff3b8', '#f5b02a', '#8a4206')),
        ...steps(8, (step) => {
          const [fromX, fromY] = polar([0, 0], 116, step * 45 - 112.5)
          const [toX, toY] = polar([0, 0], 116, step * 45 - 67.5)
          return fill(
            `M0 0L${short(fromX)} ${short(fromY)}A116 116 0 0 1 ${short(toX)} ${short(toY)}z`,
            hues[step % hues.length] ?? '#ffffff',
          )
        }),
        ...steps(8, (step) =>
          fill(starPath(polar([0, 0], 82, step * 45 - 90), [15, 6.4], { turn: step * 45 }), '#ffffffd0'),
        ),
        ...steps(24, (step) => disc(...polar([0, 0], 124, step * 15), 3.4, step % 2 === 0 ? '#fffbe6' : '#ff8ad0')),
        ring([0, 0], 116, '#7a3606', 2),
        disc(0, 0, 34, ink.ball('#fff6c8', '#ffb02e', '#8a4a06')),
        fill(starPath([0, 0], [22, 9.4]), '#7a2a06'),
        fill(
          polygonPath([
            [0, -100],
            [-18, -146],
            [18, -146],
          ]),
          ink.fall('#ff8aa0', '#d01848'),
        ),
      ),
      glow(ink, [482, 176], 60, '#fff0a080'),
      glint([584, 70], 18),
    ),
}

const hues = ['#ff4f7a', '#ffb02e', '#2fc8a0', '#3f8aff']
