import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, rays, shadow, vignette } from '../parts/light.ts'
import { downloadSign, phone } from '../parts/phone.ts'
import { box, fill, layers, starPath, type Svg, scatter } from '../parts/shapes.ts'
import { coin } from '../parts/treasure.ts'

/** The phone with the lobby on it, as large as life. */
export const installApp: Drawing = {
  ground: '#a82a8a',
  draw: (ink) => layers(ground(ink), device(ink), vignette(ink, [600, 800], '#24083a')),
}

const ground = (ink: Ink): Svg =>
  layers(
    box([0, 0], [600, 800], ink.fall('#6a1f9a', ['#c83a9a', 0.4], ['#ff7a8a', 0.66], '#5a1458')),
    rays([300, 330], { count: 26, reach: 800, paint: '#ffffff1c', turn: 5 }),
    glow(ink, [300, 320], 340, '#ffd8b0a6'),
    bokeh(21, {
      count: 34,
      area: [
        [0, 0],
        [600, 640],
      ],
      colours: ['#ffffff', '#ffd24a', '#b08aff'],
      size: 22,
    }),
  )

const device = (ink: Ink): Svg =>
  layers(
    shadow(ink, [306, 622], [190, 26], 0.7),
    phone(ink, { at: [296, 336], turn: 6, scale: 1.92 }),
    downloadSign(ink, { at: [438, 548], scale: 1.5 }),
    coin(ink, [92, 214], 34, -16),
    coin(ink, [512, 176], 28, 20),
    coin(ink, [84, 508], 26, 22),
    coin(ink, [540, 390], 20, -12),
    scatter(51, 14, (chance) =>
      fill(
        starPath([40 + chance() * 520, 40 + chance() * 560], [6 + chance() * 8, 2.6 + chance() * 3], {
          turn: chance() * 60,
        }),
        '#fff6d8b0',
      ),
    ),
    glint([180, 120], 24),
    glint([470, 80], 18),
    glint([140, 600], 16),
  )
