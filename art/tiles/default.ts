import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, stars, vignette } from '../parts/light.ts'
import { hills } from '../parts/nature.ts'
import { gold } from '../parts/treasure.ts'
import { box, fill, layers, line, place, polar, polygonPath, ring, starPath, steps, type Svg } from '../parts/shapes.ts'

const middle: readonly [number, number] = [120, 136]

/** The house's own star, for a title that has no picture of its own yet. */
export const defaultTile: Drawing = {
  ground: '#2a1a57',
  draw: (ink) => layers(night(ink), lantern(ink), vignette(ink, [240, 320], '#140b2e')),
}

const night = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 320], ink.fall('#1d1140', ['#3a2580', 0.5], ['#6a4bb0', 0.8], '#2a1a57')),
    stars(91, {
      count: 70,
      area: [
        [0, 0],
        [240, 240],
      ],
    }),
    rays(middle, { count: 20, reach: 300, paint: '#ffdf8c12', turn: 9 }),
    glow(ink, middle, 130, '#ffdf8c8c'),
    hills(240, { base: 268, tops: [12, 34, 16, 40, 20], foot: 330, paint: '#1d1140' }),
    hills(240, { base: 290, tops: [20, 8, 26, 10, 22], foot: 330, paint: '#140b2e' }),
  )

const lantern = (ink: Ink): Svg =>
  layers(
    line('M120-4V40', '#b3a4ff', 2),
    ring(middle, 76, '#8570cc', 6),
    ring([119.4, 135.2], 76, '#c9bcec', 2.4),
    ...steps(5, (step) => {
      const tip = polar(middle, 88, step * 72 - 90)
      return layers(
        fill(polygonPath([middle, polar(middle, 37, step * 72 - 126), tip]), ink.slant('#fff3c8', '#ffdf8c')),
        fill(polygonPath([middle, polar(middle, 37, step * 72 - 54), tip]), ink.slant('#f4b93a', '#d98a1a')),
      )
    }),
    fill(starPath(middle, [88, 37]), 'none', { stroke: '#fff6dc', 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    ...(
      [
        [74, 204, 8],
        [166, 204, -8],
      ] as const
    ).map(([x, y, turn]) =>
      place(
        { at: [x, y], turn },
        ...[-8, -4, 0, 4, 8].map((end) => line(`M0 0L${end} 40`, end % 8 === 0 ? '#b3a4ff' : gold.bright, 3)),
      ),
    ),
    glint([92, 96], 14),
    glint([190, 176], 9),
  )
