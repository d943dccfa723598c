import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, bulbs, glow, stars } from '../parts/light.ts'
import { hills, palm } from '../parts/nature.ts'
import { box, disc, fill, layers, line, place, steps, type Svg } from '../parts/shapes.ts'
import { starLantern } from '../parts/star-lantern.ts'

/** The bay at night, quiet enough to stand behind everything. */
export const home: Drawing = {
  ground: '#1d1140',
  draw: (ink) =>
    layers(sky(ink), village(ink), lights(ink), box([0, 250], [1200, 150], ink.fall('#140b2e00', '#140b2e'))),
}

const sky = (ink: Ink): Svg =>
  layers(
    box([0, 0], [1200, 400], ink.fall('#0f0728', ['#1d1140', 0.4], ['#3a2580', 0.78], '#5a3aa0')),
    stars(101, {
      count: 220,
      area: [
        [0, 0],
        [1200, 290],
      ],
    }),
    glow(ink, [930, 90], 190, '#e8e0ff80'),
    disc(930, 90, 40, ink.ball('#ffffff', ['#f4ecff', 0.5], '#b8a8e0')),
    place(
      { scale: [5, 1] },
      hills(240, { base: 300, tops: [24, 50, 30, 78, 36, 46, 28], foot: 410, paint: '#2a1a62' }),
    ),
    fill('M500 300L640 196Q660 186 680 196L830 300z', '#241556'),
    place(
      { scale: [5, 1] },
      hills(240, { base: 330, tops: [20, 34, 14, 30, 18, 38, 16], foot: 410, paint: '#1d1148' }),
    ),
  )

const village = (ink: Ink): Svg =>
  layers(
    ...steps(9, (step) => {
      const x = 40 + step * 138 + (step % 3) * 18
      const y = 338 - (step % 2) * 10
      return layers(
        fill(`M${x - 34} ${y}L${x} ${y - 36}L${x + 34} ${y}z`, '#160c3a'),
        box([x - 24, y], [48, 30], '#1a0f42'),
        box([x - 14, y + 8], [10, 12], '#ffcf6a', 1),
        box([x + 6, y + 8], [10, 12], '#ffb84a', 1),
        glow(ink, [x, y + 14], 40, '#ffb84a59'),
      )
    }),
    ...[120, 420, 760, 1090].map((x, step) =>
      palm(ink, {
        at: [x, 372],
        height: 110 + (step % 2) * 26,
        lean: step % 2 === 0 ? 18 : -20,
        leaf: '#1a1050',
        trunk: '#241456',
      }),
    ),
  )

const lights = (ink: Ink): Svg =>
  layers(
    bulbs(ink, { from: [-10, 20], to: [620, 30], sag: 26, count: 22, colours: ['#ffd98a', '#ffe9c0'] }),
    bulbs(ink, { from: [600, 30], to: [1210, 16], sag: 26, count: 22, colours: ['#ffd98a', '#ffe9c0'] }),
    line('M250 44V92M770 48V80', '#c9bcec', 1.6),
    starLantern(ink, { at: [250, 122], scale: 0.34 }, ['#ffcf5f', '#b3a4ff']),
    starLantern(ink, { at: [770, 104], scale: 0.28 }, ['#ff8ab8', '#ffd24a', '#6ad8c8']),
    bokeh(64, {
      count: 30,
      area: [
        [0, 300],
        [1200, 90],
      ],
      colours: ['#ffcf6a', '#b08aff', '#ff8ab8'],
      size: 16,
    }),
  )
