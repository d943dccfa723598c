import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { circlePath, fill, layers, line, place, starPath, steps, type Svg } from '../parts/shapes.ts'

/** A shield with wings, and the ball of every street's court. */
export const liga: Drawing = { ground: 'transparent', draw: (ink) => layers(wings(ink), shield(ink)) }

const wings = (ink: Ink): Svg =>
  layers(
    ...[-1, 1].map((side) =>
      place(
        { at: [80, 38], scale: [side, 1] },
        ...steps(4, (step) =>
          ink.solid(
            `M26 ${-18 + step * 11}C44 ${-26 + step * 12} 58 ${-25 + step * 12} ${74 - step * 8} ${-20 + step * 12}C${62 - step * 7} ${-10 + step * 11} 44 ${-8 + step * 11} 26 ${-8 + step * 11}z`,
            ink.across('#ffb08a', '#f0482a'),
            { rim: '#fff0e0', width: 1.4 },
          ),
        ),
      ),
    ),
  )

const shield = (ink: Ink): Svg => {
  const outline = 'M80 4C90 10 102 13 114 12C117 42 108 64 80 77C52 64 43 42 46 12C58 13 70 10 80 4z'
  const ball = circlePath(80, 43, 20)
  return layers(
    ink.solid(outline, ink.slant('#6a9aff', ['#2450c8', 0.5], '#0f1f6a'), { rim: '#ffffff', width: 3 }),
    fill(outline, 'none', { stroke: '#ffd76a', 'stroke-width': 2.4 }),
    ink.solid(ball, ink.ball('#ffe0a0', ['#ff9a3d', 0.45], '#c8421a'), { rim: '#fff3d0', width: 2.4 }),
    ink.clip(
      ball,
      line(
        'M58 48C70 38 90 36 104 44M72 20C82 34 84 52 78 66M60 32C70 36 72 52 64 62M94 24C86 38 92 54 104 58',
        '#5a140c',
        2.2,
      ),
    ),
    ...[-14, 0, 14].map((x) => fill(starPath([80 + x, 17 - Math.abs(x) * 0.1], [4.6, 2]), '#ffe9a8')),
  )
}
