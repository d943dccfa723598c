import type { Drawing } from '../drawing.ts'
import { fairTent, firework } from '../parts/fair.ts'
import { ferrisWheel } from '../parts/ferris-wheel.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, bulbs, glint, glow, stars } from '../parts/light.ts'
import { box, fill, layers, type Svg } from '../parts/shapes.ts'

const lamps = ['#ff5a6e', '#ffd24a', '#4fd8c0', '#7aa8ff', '#ff8ad0']

/** The travelling fair at dusk: wheel, tents and fireworks. */
export const weekendPerya: Drawing = {
  ground: '#c83a4a',
  draw: (ink) => layers(dusk(ink), fireworks(ink), wheelAndTents(ink)),
}

const dusk = (ink: Ink): Svg =>
  layers(
    box([0, 0], [800, 350], ink.slant('#2a1058', ['#8a1f6a', 0.4], ['#e0483f', 0.68], '#ffb04a')),
    stars(29, {
      count: 70,
      area: [
        [0, 0],
        [560, 180],
      ],
    }),
    glow(ink, [600, 300], 330, '#ffd98ab2'),
  )

const fireworks = (ink: Ink): Svg =>
  layers(
    firework(ink, { at: [404, 86], reach: 62, colour: '#ffd24a' }),
    firework(ink, { at: [742, 64], reach: 54, colour: '#5af0d8' }),
    firework(ink, { at: [452, 172], reach: 30, colour: '#ff8ad0' }),
    firework(ink, { at: [500, 44], reach: 30, colour: '#8ab0ff' }),
  )

const wheelAndTents = (ink: Ink): Svg =>
  layers(
    ferrisWheel(ink, { at: [596, 168], scale: 1.26, turn: 0 }, lamps),
    fairTent(ink, { at: [430, 278], size: 1.1, colour: '#e0283f' }),
    fairTent(ink, { at: [748, 282], size: 1.05, colour: '#1f8ab0' }),
    fairTent(ink, { at: [590, 306], size: 0.74, colour: '#8a3fd0' }),
    bulbs(ink, { from: [376, 226], to: [560, 300], sag: 12, count: 9, colours: lamps }),
    bulbs(ink, { from: [622, 304], to: [806, 230], sag: 12, count: 9, colours: lamps }),
    bokeh(5, {
      count: 20,
      area: [
        [0, 260],
        [400, 90],
      ],
      colours: ['#ffd24a', '#ff8a5a'],
      size: 16,
    }),
    fill('M-10 350V338C200 322 560 346 810 330V350z', '#3a0a34'),
    glint([596, 60], 16),
    glint([470, 150], 11),
    glint([706, 176], 12),
  )
