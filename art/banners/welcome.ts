import type { Drawing } from '../drawing.ts'
import { bunting } from '../parts/bunting.ts'
import { chest } from '../parts/chest.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, rays, stars } from '../parts/light.ts'
import { hills } from '../parts/nature.ts'
import { box, layers, line, place, type Svg } from '../parts/shapes.ts'
import { starLantern } from '../parts/star-lantern.ts'
import { coin } from '../parts/treasure.ts'

/** A chest of gold under the star lantern: the evening begins. */
export const welcome: Drawing = {
  ground: '#3a1f8a',
  draw: (ink) => layers(night(ink), gifts(ink)),
}

const night = (ink: Ink): Svg =>
  layers(
    box([0, 0], [800, 350], ink.across('#1d0f52', ['#3a1f8a', 0.4], ['#7a3ad0', 0.72], '#4a1f9a')),
    rays([590, 150], { count: 30, reach: 760, paint: '#ffdf8c1c', turn: 3 }),
    stars(3, {
      count: 90,
      area: [
        [0, 0],
        [800, 260],
      ],
    }),
    glow(ink, [590, 150], 330, '#ffcf6a99'),
    bokeh(9, {
      count: 26,
      area: [
        [300, 20],
        [500, 300],
      ],
      colours: ['#ffd24a', '#ff7ab8', '#8ab0ff'],
      size: 16,
    }),
    place({ scale: [3.34, 1] }, hills(240, { base: 318, tops: [16, 46, 20, 52, 24], foot: 360, paint: '#1a0d48' })),
    bunting({
      from: [-20, 6],
      to: [430, 10],
      sag: 24,
      count: 16,
      colours: ['#ff5a7a', '#ffd24a', '#2fd8c0', '#8a6aff'],
      size: 24,
    }),
    bunting({
      from: [430, 10],
      to: [820, 0],
      sag: 20,
      count: 14,
      colours: ['#ffd24a', '#2fd8c0', '#8a6aff', '#ff5a7a'],
      size: 24,
    }),
  )

const gifts = (ink: Ink): Svg =>
  layers(
    line('M706-4V50', '#ffe9b0', 2),
    starLantern(ink, { at: [706, 122], scale: 0.74 }, ['#ff5a7a', '#ffb02e', '#3fd87a', '#2fc8f0', '#b06aff']),
    line('M448-4V70', '#ffe9b0', 2),
    starLantern(ink, { at: [448, 116], scale: 0.46 }, ['#ffcf5f', '#ff8a3d']),
    chest(ink, { at: [582, 252], scale: 1.28 }),
    coin(ink, [420, 302], 24, -18),
    coin(ink, [738, 306], 28, 16),
    coin(ink, [478, 190], 15, 24),
    coin(ink, [642, 96], 13, -20),
    glint([540, 168], 20),
    glint([668, 206], 14),
    glint([404, 232], 12),
  )
