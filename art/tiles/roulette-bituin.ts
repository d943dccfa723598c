import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, vignette } from '../parts/light.ts'
import { flatChip, gold } from '../parts/treasure.ts'
import {
  box,
  circlePath,
  disc,
  fill,
  layers,
  line,
  oval,
  place,
  polar,
  ring,
  short,
  starPath,
  steps,
  type Svg,
} from '../parts/shapes.ts'

const middle: readonly [number, number] = [0, 0]

/** The wheel from above the table's edge, and the ball about to fall. */
export const rouletteBituin: Drawing = {
  ground: '#14502f',
  draw: (ink) =>
    layers(
      table(ink),
      place({ at: [120, 150], scale: [1, 0.86] }, wheel(ink)),
      tower(ink),
      chips(ink),
      vignette(ink, [240, 320], '#04140c'),
    ),
}

const table = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#1f9a5a', ['#0f6a3f', 0.5], '#06301f')),
    glow(ink, [96, 60], 170, '#d8ffb073'),
    line(
      'M-20 262L260 240M-20 290L260 268M30 330L60 240M100 330L120 240M170 330L180 240M240 330L236 240',
      '#fff0c850',
      2,
    ),
    ...(
      [
        [84, 284, '#d8283f'],
        [150, 280, '#14141f'],
        [214, 276, '#d8283f'],
        [20, 288, '#14141f'],
      ] as const
    ).map(([x, y, colour]) => fill(`M${x} ${y - 12}l18 11-18 12-18-11z`, colour)),
    bokeh(10, {
      count: 12,
      area: [
        [0, 0],
        [240, 60],
      ],
      colours: ['#ffd98a', '#8affc0'],
      size: 12,
    }),
  )

const wheel = (ink: Ink): Svg =>
  layers(
    disc(5, 22, 118, '#02100890'),
    ink.solid(circlePath(0, 0, 116), ink.slant('#e89a5a', ['#9a4a1f', 0.4], '#3a140c'), {
      rim: '#ffe0b0',
      shade: '#140404c0',
      width: 6,
    }),
    ring(middle, 103, gold.base, 3),
    disc(0, 0, 101, ink.slant('#5a2410', '#b8683a', '#7a3a1a')),
    ring(middle, 101, '#2a0e0890', 5),
    ...steps(8, (step) => place({ turn: step * 45 + 12 }, fill('M0-98l4 5-4 5-4-5z', gold.bright))),
    disc(0, 0, 88, '#1a0806'),
    ...steps(24, pocket),
    ring(middle, 87, gold.base, 2.4),
    ring(middle, 61, gold.base, 3),
    disc(0, 0, 60, ink.slant('#e8a05a', ['#9a4f22', 0.5], '#4a1c10')),
    ...steps(8, (step) =>
      place({ turn: step * 45 }, fill('M0 0L-11-56A58 58 0 0 1 11-56z', step % 2 === 0 ? '#ffe0b030' : '#1a080630')),
    ),
    ball(ink),
  )

const pocket = (step: number): Svg => {
  const [left, right] = [step * 15 - 7.5, step * 15 + 7.5]
  const at = (radius: number, degrees: number) => polar(middle, radius, degrees).map(short).join(' ')
  const colour = step === 0 ? '#1fb85a' : step % 2 === 0 ? '#1a1428' : '#e0283f'
  const dark = step === 0 ? '#0f8a3f' : step % 2 === 0 ? '#0c0814' : '#a8142f'
  return layers(
    fill(`M${at(86, left)}A86 86 0 0 1 ${at(86, right)}L${at(72, right)}A72 72 0 0 0 ${at(72, left)}z`, colour),
    fill(`M${at(72, left)}A72 72 0 0 1 ${at(72, right)}L${at(62, right)}A62 62 0 0 0 ${at(62, left)}z`, dark),
    line(`M${at(86, left)}L${at(62, left)}`, gold.bright, 1.2),
    fill(starPath(polar(middle, 79, step * 15), [3.4, 1.5], { turn: step * 15 + 90 }), '#fff6dcd0'),
  )
}

const ball = (ink: Ink): Svg =>
  layers(
    `<path d="M${polar(middle, 95, -150).map(short).join(' ')}A95 95 0 0 1 ${polar(middle, 95, -58).map(short).join(' ')}" fill="none" stroke="#ffffff70" stroke-width="7" stroke-linecap="round"/>`,
    glow(ink, polar(middle, 93, -54), 26, '#ffffffe6'),
    disc(...polar([2, 3], 92, -54), 10, '#1a080690'),
    disc(...polar(middle, 93, -54), 10, ink.ball('#ffffff', ['#ffffff', 0.4], '#a8b0c8')),
  )

const tower = (ink: Ink): Svg =>
  layers(
    oval([126, 154], [34, 16], '#1a080680'),
    oval([120, 144], [30, 18], ink.ball(gold.light, gold.base, gold.dark)),
    ...[0, 90, 180, 270].map((turn) => {
      const [x, y] = polar([120, 132], 30, turn + 22)
      return layers(
        line(`M120 132L${short(x)} ${short(132 + (y - 132) * 0.7)}`, gold.dark, 8),
        line(`M120 131L${short(x)} ${short(131 + (y - 132) * 0.7)}`, gold.bright, 4),
        disc(x, 132 + (y - 132) * 0.7, 6.4, ink.ball(gold.light, gold.base, gold.dark)),
      )
    }),
    ink.solid(
      'M106 144C106 120 112 116 112 102H128C128 116 134 120 134 144Q120 152 106 144z',
      ink.across(gold.light, gold.base, gold.dark),
      { rim: '#fffbe6', width: 2.4 },
    ),
    ink.solid(starPath([120, 88], [24, 10.4]), ink.slant(gold.light, gold.bright, gold.deep), {
      rim: '#fffbe6',
      width: 2.4,
    }),
    glow(ink, [120, 88], 36, '#fff3b040'),
  )

const chips = (ink: Ink): Svg =>
  layers(
    ...steps(6, (step) => flatChip(ink, [46, 300 - step * 7.4], 25, step % 2 === 0 ? '#d8283f' : '#fff0d8')),
    ...steps(4, (step) => flatChip(ink, [92, 314 - step * 7.4], 23, step % 2 === 0 ? '#2f5ad8' : '#fff0d8')),
    ...steps(3, (step) => flatChip(ink, [206, 304 - step * 7.4], 24, step % 2 === 0 ? '#8a3fe0' : '#e89a1f')),
    glint([110, 74], 9),
    glint([40, 100], 10),
    glint([214, 168], 9),
  )
