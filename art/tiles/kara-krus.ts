import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, rays, vignette } from '../parts/light.ts'
import { gold } from '../parts/treasure.ts'
import {
  box,
  circlePath,
  disc,
  fill,
  layers,
  line,
  oval,
  place,
  repeat,
  ring,
  steps,
  type Svg,
} from '../parts/shapes.ts'

const silver = { light: '#ffffff', base: '#bcd6e8', deep: '#6f90ae', dark: '#2b4a68' } as const
const head = 'M-27-17Q0-54 27-17L20-13H-20ZM-14-9H14Q16 6 8 14V18Q25 21 29 38Q0 50-29 38Q-25 21-8 18V14Q-16 6-14-9Z'
const cross = 'M-10-38Q0-32 10-38L6-6L38-10Q32 0 38 10L6 6L10 38Q0 32-10 38L-6 6L-38 10Q-32 0-38-10L-6-6Z'

/** The same coin twice in the evening air: the head up, the cross on its way down, over a mat on the square. */
export const karaKrus: Drawing = {
  ground: '#7a2a5e',
  draw: (ink) =>
    layers(evening(ink), mat(ink), flight(), silverCoin(ink), goldCoin(ink), vignette(ink, [240, 320], '#1c0628')),
}

const evening = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#ff9a5a', ['#e0507a', 0.34], ['#7a2a7e', 0.66], '#2a1050')),
    rays([120, 128], { count: 18, reach: 300, paint: '#ffd9a026', turn: 5 }),
    glow(ink, [116, 120], 150, '#ffe0a0a6'),
    bokeh(21, {
      count: 14,
      area: [
        [0, 0],
        [240, 210],
      ],
      colours: ['#ffd24a', '#ff8ab8', '#ffe8c0'],
      size: 9,
    }),
  )

const mat = (ink: Ink): Svg =>
  layers(
    fill('M-10 262C70 240 170 240 250 262V330H-10z', ink.fall('#c8783a', '#6a2a1e')),
    ...steps(9, (step) =>
      line(`M${-20 + step * 34} 330C${step * 32} 300 ${10 + step * 29} 270 ${18 + step * 27} 246`, '#ffdf9a4a', 5),
    ),
    ...steps(4, (step) =>
      line(
        `M-10 ${270 + step * 17}C70 ${250 + step * 18} 170 ${250 + step * 18} 250 ${270 + step * 17}`,
        '#5a1a1470',
        4,
      ),
    ),
    oval([128, 284], [74, 13], '#14041c8c'),
  )

const flight = (): Svg =>
  layers(
    line('M36 262C20 180 40 96 92 52', '#fff3d070', 5),
    line('M22 240C10 176 24 104 66 58', '#fff3d048', 3),
    line('M214 246C226 214 226 180 214 150', '#e8f6ff60', 4),
  )

const rim = (ink: Ink, radius: number, [light, base, dark]: readonly [string, string, string]): Svg =>
  layers(
    disc(5, 9, radius + 1, '#14041c80'),
    ink.solid(circlePath(0, 0, radius), ink.slant(light, base, dark), { rim: '#ffffff', width: 3 }),
    repeat(36, (step) => place({ turn: step * 10 }, disc(0, -radius * 0.91, radius * 0.026, dark))),
    ring([0, 0], radius * 0.82, dark, 2),
  )

const goldCoin = (ink: Ink): Svg =>
  place(
    { at: [104, 116], turn: -14 },
    rim(ink, 82, [gold.light, gold.base, gold.dark]),
    disc(0, 0, 66, ink.ball(gold.light, gold.bright, gold.deep)),
    place(
      { at: [0, 4], scale: 1.32 },
      fill(head, '#fff3c8', { transform: 'translate(-1.5 -2)' }),
      fill(head, gold.dark),
    ),
    fill('M-58-30A66 66 0 0 1 20-63Q-22-30-50 32A66 66 0 0 1-58-30z', '#ffffff38'),
    glint([-44, -52], 17),
  )

const silverCoin = (ink: Ink): Svg =>
  place(
    { at: [176, 218], turn: 16 },
    rim(ink, 51, [silver.light, silver.base, silver.dark]),
    disc(0, 0, 41, ink.ball(silver.light, silver.base, silver.deep)),
    place({ scale: 0.78 }, fill(cross, '#ffffff', { transform: 'translate(-1.5 -2)' }), fill(cross, silver.dark)),
    fill('M-36-18A41 41 0 0 1 12-39Q-14-18-31 20A41 41 0 0 1-36-18z', '#ffffff4a'),
    glint([26, -30], 11),
  )
