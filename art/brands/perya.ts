import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { disc, fill, layers, line, polar, ring, short, starPath, steps, type Svg } from '../parts/shapes.ts'

const middle: readonly [number, number] = [80, 36]
const colours = ['#ff5a6e', '#ffd24a', '#4fd8c0', '#7aa8ff']

/** The wheel of the fair between two pennants. */
export const perya: Drawing = { ground: 'transparent', draw: (ink) => layers(pennants(ink), wheel(ink)) }

const pennants = (ink: Ink): Svg =>
  layers(
    ...[-1, 1].map((side) =>
      layers(
        line(`M${80 + side * 40} 12V72`, '#ffe0b0', 2.4),
        fill(`M${80 + side * 41} 14L${80 + side * 74} 24L${80 + side * 41} 36z`, ink.fall('#ff7a7a', '#d81f4a')),
        fill(`M${80 + side * 41} 40L${80 + side * 62} 47L${80 + side * 41} 55z`, ink.fall('#ffe27a', '#f0962a')),
        disc(80 + side * 40, 11, 3, '#ffd24a'),
      ),
    ),
  )

const wheel = (ink: Ink): Svg =>
  layers(
    line('M80 36L62 75M80 36L98 75M58 75H102', ink.across('#fff0c8', '#ffb02e'), 4),
    ...steps(8, (step) =>
      line(
        `M80 36L${polar(middle, 27, step * 45 + 22.5)
          .map(short)
          .join(' ')}`,
        '#ffe9b8',
        1.6,
      ),
    ),
    ring(middle, 27, '#ffd24a', 3.4),
    ...steps(8, (step) => {
      const [x, y] = polar(middle, 28, step * 45 + 22.5)
      const colour = colours[step % 4] ?? '#ffffff'
      return layers(disc(x, y, 5.6, '#3a0a34'), disc(x, y, 4.8, ink.ball('#ffffff', colour, colour)))
    }),
    disc(80, 36, 9.4, '#8a1f4a'),
    fill(starPath(middle, [8, 3.4]), '#fff3c8'),
  )
