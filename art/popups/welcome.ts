import type { Drawing } from '../drawing.ts'
import { bunting } from '../parts/bunting.ts'
import { chest } from '../parts/chest.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glint, glow, rays, stars, vignette } from '../parts/light.ts'
import { hills } from '../parts/nature.ts'
import { box, layers, line, place, type Svg } from '../parts/shapes.ts'
import { starLantern } from '../parts/star-lantern.ts'
import { coin } from '../parts/treasure.ts'

/** The evening's great lantern over an open chest; the words stand below. */
export const welcome: Drawing = {
  ground: '#3a1f8a',
  draw: (ink) => layers(night(ink), treasure(ink), vignette(ink, [600, 800], '#140b2e')),
}

const night = (ink: Ink): Svg =>
  layers(
    box([0, 0], [600, 800], ink.fall('#24105a', ['#5a2ab8', 0.4], ['#a84ad0', 0.62], '#2a1058')),
    rays([300, 280], { count: 28, reach: 800, paint: '#ffdf8c1c', turn: 3 }),
    stars(6, {
      count: 120,
      area: [
        [0, 0],
        [600, 520],
      ],
    }),
    bokeh(13, {
      count: 30,
      area: [
        [0, 200],
        [600, 400],
      ],
      colours: ['#ffd24a', '#ff7ab8', '#8ab0ff'],
      size: 22,
    }),
    bunting({
      from: [-20, 20],
      to: [310, 26],
      sag: 30,
      count: 9,
      colours: ['#ff5a7a', '#ffd24a', '#2fd8c0', '#8a6aff'],
      size: 36,
    }),
    bunting({
      from: [300, 26],
      to: [630, 14],
      sag: 30,
      count: 9,
      colours: ['#2fd8c0', '#8a6aff', '#ff5a7a', '#ffd24a'],
      size: 36,
    }),
    place({ scale: [2.5, 1] }, hills(240, { base: 640, tops: [30, 80, 40, 90, 40], foot: 820, paint: '#1f0f4a' })),
  )

const treasure = (ink: Ink): Svg =>
  layers(
    line('M300-4V100', '#ffe9b0', 3),
    starLantern(ink, { at: [300, 236], scale: 1.42 }, ['#ff5a7a', '#ffb02e', '#3fd87a', '#2fc8f0', '#b06aff']),
    glow(ink, [300, 520], 260, '#ffe27a99'),
    chest(ink, { at: [300, 548], scale: 1.66 }),
    coin(ink, [92, 634], 36, -18),
    coin(ink, [514, 640], 42, 16),
    coin(ink, [130, 420], 22, 24),
    coin(ink, [476, 414], 26, -20),
    glint([240, 410], 26),
    glint([420, 470], 20),
    glint([110, 300], 18),
    glint([500, 300], 16),
  )
