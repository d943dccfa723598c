import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glow, stars } from '../parts/light.ts'
import { circlePath, disc, fill, layers, line, place, ring, starPath, type Svg } from '../parts/shapes.ts'
import { stage } from '../parts/stage.ts'

/** A glass over an empty piece of sky. */
export const emptySearch: Drawing = { ground: 'transparent', draw: (ink) => layers(stage(ink, '#8ab8ff'), glass(ink)) }

const glass = (ink: Ink): Svg =>
  place(
    { at: [146, 104] },
    fill('M44 38L58 26L112 82Q118 92 110 100Q102 106 94 98L38 52z', '#0c052460', { transform: 'translate(3 5)' }),
    ink.solid('M42 40L54 28L108 82Q114 92 106 98Q98 104 90 96z', ink.slant('#ffdf9c', '#d8863a', '#6a3414'), {
      rim: '#fff6dc',
      width: 3,
    }),
    ink.solid('M34 36L46 24L60 38L48 50z', ink.slant('#fff3b8', '#f5b02a', '#8a4a0c'), { width: 2 }),
    fill(circlePath(0, 0, 60), ink.ball('#4a5ad0', '#241a72', '#140b42')),
    ink.clip(
      circlePath(0, 0, 56),
      stars(33, {
        count: 26,
        area: [
          [-56, -56],
          [112, 112],
        ],
      }),
      glow(ink, [10, 14], 50, '#8ab8ff80'),
      fill(starPath([8, 8], [20, 8.6], { turn: 12 }), '#ffffff14'),
      fill(starPath([8, 8], [20, 8.6], { turn: 12 }), 'none', {
        stroke: '#b3c8ff',
        'stroke-width': 2,
        'stroke-dasharray': '4 4',
      }),
    ),
    ring([0, 0], 60, '#7a3f14', 11),
    ring([-0.8, -1], 60, '#f5b02a', 8),
    fill('M-44-12A46 46 0 0 1-8-45A52 52 0 0 0-44-12z', '#ffffffb0'),
    line('M-51-32A60 60 0 0 1-24-55', '#fff6c8', 3),
    disc(26, -26, 2.4, '#ffffff'),
  )
