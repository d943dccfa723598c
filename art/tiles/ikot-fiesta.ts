import type { Drawing } from '../drawing.ts'
import { darker, lighter } from '../parts/colour.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, rays, shadow, vignette } from '../parts/light.ts'
import { coinHeap, gold } from '../parts/treasure.ts'
import {
  box,
  circlePath,
  disc,
  fill,
  layers,
  line,
  place,
  polar,
  repeat,
  ring,
  short,
  starPath,
  steps,
  type Svg,
} from '../parts/shapes.ts'

const middle: readonly [number, number] = [120, 142]
const colours = ['#f0344f', '#ff8a1f', '#ffcf2e', '#2fb85a', '#17b5c4', '#2f6df0', '#8a3fe0', '#f04fa8']

/** The wheel of fortune as it stands at a town's feast. */
export const ikotFiesta: Drawing = {
  ground: '#4a1a86',
  draw: (ink) =>
    layers(night(ink), stand(ink), wheel(ink), pointer(ink), foot(ink), vignette(ink, [240, 320], '#160633')),
}

const night = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#6a24b8', ['#4a188a', 0.5], '#1c0848')),
    rays(middle, { count: 16, reach: 300, paint: '#b05aff30', turn: 6 }),
    glow(ink, middle, 160, '#ff9ae099'),
    bokeh(12, {
      count: 22,
      area: [
        [0, 0],
        [240, 300],
      ],
      colours: ['#ffd24a', '#ff6ab8', '#7ad8ff'],
      size: 12,
    }),
  )

const stand = (ink: Ink): Svg =>
  layers(
    shadow(ink, [120, 292], [92, 14], 0.9),
    ink.solid('M100 150H140L166 292H74z', ink.across('#ff7a5a', '#c22a5a', '#6a1252'), { width: 3 }),
    fill('M112 220H128L138 292H102z', '#ffd24a'),
  )

const wheel = (ink: Ink): Svg =>
  layers(
    disc(middle[0] + 3, middle[1] + 7, 110, '#0c052480'),
    ink.solid(circlePath(middle[0], middle[1], 108), ink.slant(gold.light, gold.base, gold.deep, gold.dark), {
      rim: '#fffbe6',
      width: 3,
    }),
    disc(middle[0], middle[1], 97, '#3a0f52'),
    ...steps(16, slice),
    disc(middle[0], middle[1], 94, ink.burst(['#ffffff50', 0], ['#ffffff00', 0.6], '#0c052450')),
    fill(
      `M${middle[0] - 94} ${middle[1]}A94 94 0 0 1 ${middle[0] + 66} ${middle[1] - 67}Q120 100 26 142z`,
      '#ffffff1e',
    ),
    ...steps(16, (step) => {
      const [x, y] = polar(middle, 102.5, step * 22.5)
      return layers(
        disc(x, y, 4.6, gold.dark),
        disc(x, y, 3.8, ink.ball('#ffffff', step % 2 === 0 ? '#fff3b0' : '#ff9ac0', '#ffb02e')),
      )
    }),
    ...steps(8, (step) => glow(ink, polar(middle, 102.5, step * 45), 13, '#fff0b0b2')),
    hub(ink),
  )

const slice = (step: number): Svg => {
  const colour = colours[step % colours.length] ?? '#ffffff'
  const [x, y] = polar(middle, 94, step * 22.5 - 11.25)
  const [toX, toY] = polar(middle, 94, step * 22.5 + 11.25)
  const mark = polar(middle, 72, step * 22.5)
  const symbol =
    step % 4 === 0
      ? fill(starPath(mark, [10, 4.4], { turn: step * 22.5 + 90 }), '#fff6d8')
      : disc(mark[0], mark[1], step % 2 === 0 ? 7 : 4.4, step % 2 === 0 ? '#fff6d8' : '#ffffffa0')
  return layers(
    fill(
      `M${middle[0]} ${middle[1]}L${short(x)} ${short(y)}A94 94 0 0 1 ${short(toX)} ${short(toY)}z`,
      step % 2 === 0 ? colour : darker(colour, 0.16),
    ),
    line(`M${middle[0]} ${middle[1]}L${short(x)} ${short(y)}`, lighter(colour, 0.45), 1.6),
    symbol,
  )
}

const hub = (ink: Ink): Svg =>
  layers(
    disc(middle[0] + 1, middle[1] + 4, 35, '#0c052470'),
    ink.solid(circlePath(middle[0], middle[1], 33), ink.slant(gold.light, gold.base, gold.dark), {
      rim: '#fffbe6',
      width: 2.4,
    }),
    disc(middle[0], middle[1], 26, ink.ball('#ff9ac0', '#d81f6a', '#6a0c4a')),
    repeat(8, (step) => place({ at: middle, turn: step * 45 }, fill('M-3-12L0-25L3-12z', gold.bright))),
    disc(middle[0], middle[1], 13.4, ink.ball(gold.light, gold.bright, gold.deep)),
    ring(middle, 26.4, '#ffffff50', 1),
  )

const pointer = (ink: Ink): Svg =>
  layers(
    fill('M100 16H140L121 62z', '#0c052470', { transform: 'translate(3 5)' }),
    ink.solid('M98 12Q120 4 142 12L122 58Q120 62 118 58z', ink.slant('#fff3d8', ['#ff5a6e', 0.3], '#a80f45'), {
      rim: '#ffffff',
      width: 3,
    }),
    disc(120, 22, 7, ink.ball('#fffbe6', gold.bright, gold.deep)),
    glint([64, 72], 16),
    glint([182, 206], 10),
  )

const foot = (ink: Ink): Svg => coinHeap(ink, 8, { at: [120, 316], width: 250, height: 34, radius: 13 })
