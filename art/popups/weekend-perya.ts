import type { Drawing } from '../drawing.ts'
import { fairTent, firework } from '../parts/fair.ts'
import { ferrisWheel } from '../parts/ferris-wheel.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, bulbs, glint, glow, stars, vignette } from '../parts/light.ts'
import { box, fill, layers, type Svg } from '../parts/shapes.ts'

const lamps = ['#ff5a6e', '#ffd24a', '#4fd8c0', '#7aa8ff', '#ff8ad0']

/** The great wheel over the tents, and the sky full of fire. */
export const weekendPerya: Drawing = {
  ground: '#a82a5a',
  draw: (ink) => layers(dusk(ink), fair(ink), vignette(ink, [600, 800], '#24082a')),
}

const dusk = (ink: Ink): Svg =>
  layers(
    box([0, 0], [600, 800], ink.fall('#2a1058', ['#8a1f6a', 0.34], ['#e0483f', 0.6], ['#ffb04a', 0.76], '#7a1f3a')),
    stars(29, {
      count: 110,
      area: [
        [0, 0],
        [600, 420],
      ],
    }),
    glow(ink, [300, 520], 360, '#ffd98ab2'),
    firework(ink, { at: [110, 120], reach: 84, colour: '#ffd24a' }),
    firework(ink, { at: [496, 96], reach: 72, colour: '#5af0d8' }),
    firework(ink, { at: [300, 60], reach: 44, colour: '#ff8ad0' }),
    firework(ink, { at: [68, 330], reach: 44, colour: '#8ab0ff' }),
    firework(ink, { at: [544, 316], reach: 50, colour: '#ff8ad0' }),
  )

const fair = (ink: Ink): Svg =>
  layers(
    ferrisWheel(ink, { at: [300, 336], scale: 1.94 }, lamps),
    fairTent(ink, { at: [116, 560], size: 1.7, colour: '#e0283f' }),
    fairTent(ink, { at: [492, 566], size: 1.6, colour: '#1f8ab0' }),
    fairTent(ink, { at: [304, 602], size: 1.2, colour: '#8a3fd0' }),
    bulbs(ink, { from: [20, 470], to: [280, 590], sag: 20, count: 11, colours: lamps }),
    bulbs(ink, { from: [326, 590], to: [590, 480], sag: 20, count: 11, colours: lamps }),
    bokeh(5, {
      count: 20,
      area: [
        [0, 560],
        [600, 160],
      ],
      colours: ['#ffd24a', '#ff8a5a'],
      size: 22,
    }),
    fill('M-10 800V676C160 652 430 690 610 664V800z', '#3a0a34'),
    glint([300, 132], 22),
    glint([150, 250], 16),
  )
