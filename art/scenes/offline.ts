import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { disc, fill, layers, line, oval, place, steps, type Svg } from '../parts/shapes.ts'
import { stage } from '../parts/stage.ts'

/** A kite whose string has come apart. */
export const offline: Drawing = {
  ground: 'transparent',
  draw: (ink) => layers(stage(ink, '#6ad8c8'), reel(ink), kite(ink)),
}

const kite = (ink: Ink): Svg =>
  place(
    { at: [196, 84], turn: 18 },
    fill('M0-70L50-8L0 64L-50-8z', '#0c052460', { transform: 'translate(5 7)' }),
    ink.solid('M0-70L50-8L0 64L-50-8z', ink.slant('#8af0e0', '#18a0a8', '#0a5a7a'), { rim: '#f0fffa', width: 3 }),
    fill('M0-70L50-8H0z', '#ff6a7a'),
    fill('M0-70V-8H-50z', '#ffd24a'),
    fill('M0-8H50L0 64z', '#0f8a9a'),
    line('M0-70V64M-50-8H50', '#fff6dc', 3),
    ...[-12, 12].map((x) => disc(x, 10, 4, '#0a3a4a')),
    line('M-10 24Q0 18 10 24', '#0a3a4a', 3),
    line('M0 64C10 82-12 92 0 108S18 124 8 136', '#ffe9b0', 2.4),
    ...steps(3, (step) =>
      fill(
        `M${[2, -4, 8][step]} ${80 + step * 20}l-12-7v14zm0 0l12-7v14z`,
        ['#ff6a7a', '#ffd24a', '#8a6aff'][step] ?? '#ffffff',
      ),
    ),
  )

const reel = (ink: Ink): Svg =>
  layers(
    line('M96 176C112 150 118 140 136 128', '#ffe9b0', 2.6),
    line('M140 118l7-6M145 126l10-1M134 113l1-9', '#ff8093', 3),
    oval([92, 203], [34, 7], '#0c052470'),
    ink.solid('M62 156H122V166H62zM62 194H122V204H62z', ink.fall('#ffdf9c', '#b8702a'), { width: 1.4 }),
    ink.solid('M70 166H114V194H70z', ink.across('#ff9aa8', ['#e0486a', 0.4], '#8a1f4a'), { width: 2 }),
    line('M70 172H114M70 178H114M70 184H114M70 190H114', '#fff0d890', 2),
  )
