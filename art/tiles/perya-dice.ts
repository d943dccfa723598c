import type { Drawing } from '../drawing.ts'
import { cube, pips } from '../parts/dice.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, bulbs, glint, glow, rays, shadow, vignette } from '../parts/light.ts'
import { box, fill, layers, line, oval, repeat, starPath, steps, type Svg } from '../parts/shapes.ts'

/** Two dice thrown under the fair's great tent. */
export const peryaDice: Drawing = {
  ground: '#b3202f',
  draw: (ink) => layers(tent(ink), table(ink), dice(ink), vignette(ink, [240, 320], '#3a0618')),
}

const tent = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#ff9a3d', ['#f0543a', 0.4], '#a8163a')),
    rays([120, -30], { count: 30, reach: 420, paint: ink.fall('#fff0cc', ['#ffd08a', 0.5], '#ff9a5a'), turn: 3 }),
    fill('M0 0H240V320H0z', ink.burst('#ffffff00', ['#d8263a30', 0.5], '#6a0a30c0')),
    glow(ink, [120, 130], 130, '#fff0b0bf'),
    ...steps(6, (step) =>
      fill(
        `M${step * 40} 0h40v26q-20 26-40 0z`,
        step % 2 === 0 ? ink.fall('#d81f3f', '#a00f36') : ink.fall('#fff6e0', '#f0d2a8'),
      ),
    ),
    line(
      repeat(6, (step) => `M${step * 40} 27q20 26 40 0`),
      '#ffd24a',
      2.4,
    ),
    bulbs(ink, { from: [-6, 60], to: [246, 60], sag: 10, count: 8, colours: ['#ffe08a', '#fff3c4'] }),
    bokeh(6, {
      count: 16,
      area: [
        [0, 80],
        [240, 180],
      ],
      colours: ['#ffd24a', '#ffffff', '#ff8a4a'],
      size: 10,
    }),
  )

const table = (ink: Ink): Svg =>
  layers(
    oval([120, 300], [170, 64], '#5a0a2a'),
    oval([120, 296], [168, 60], ink.fall('#2fc4a8', '#0a6a72')),
    oval([120, 296], [150, 50], ink.fall('#1fa898', '#085a66')),
    fill(starPath([120, 292], [44, 19]), '#ffffff20', { transform: 'translate(0 146) scale(1 .5)' }),
    shadow(ink, [92, 272], [62, 14], 0.8),
    shadow(ink, [176, 286], [48, 12], 0.8),
  )

const dice = (ink: Ink): Svg =>
  layers(
    line('M30 60Q44 84 52 100M60 40Q68 62 74 76M196 120Q206 140 208 158M222 138Q228 152 228 166', '#ffffff80', 3),
    cube(
      ink,
      { at: [94, 168], turn: -13, scale: 2.02 },
      { top: '#fffaf0', left: '#fff1dc', right: '#f0d8d0' },
      { top: pips(5, '#d8203f'), left: pips(1, '#d8203f'), right: pips(4, '#d8203f') },
    ),
    cube(
      ink,
      { at: [176, 236], turn: 17, scale: 1.36 },
      { top: '#f0344f', left: '#e0213f', right: '#c81a3f' },
      { top: pips(6, '#fff4d8'), left: pips(3, '#fff4d8'), right: pips(2, '#fff4d8') },
    ),
    glint([48, 122], 14),
    glint([204, 204], 10),
    glint([150, 112], 8),
  )
