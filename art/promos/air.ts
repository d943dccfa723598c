import { clear, type Colour } from '../parts/colour.ts'
import type { Ink } from '../parts/ink.ts'
import { bokeh, glow, rays, stars } from '../parts/light.ts'
import { box, layers, type Svg } from '../parts/shapes.ts'

type Air = {
  /** The colour of the world, on the quiet left where the page writes. */
  readonly ground: Colour
  readonly middle: Colour
  readonly far: Colour
  readonly light: Colour
  /** Beams around the hero. */
  readonly beams?: boolean
  readonly seed: number
}

/** Where the hero of a scene stands; words lie on the left. */
const heroAt = [478, 160] as const

/** The air of a promotion's world, 640 by 320: quiet on the left, light around the hero on the right. */
export const air = (ink: Ink, { ground, middle, far, light, beams = false, seed }: Air): Svg =>
  layers(
    box([0, 0], [640, 320], ink.across(ground, [ground, 0.24], [middle, 0.62], far)),
    beams
      ? rays(heroAt, { count: 26, reach: 400, paint: ink.burst(clear(light, 0.26), clear(light, 0)), turn: 4 })
      : '',
    glow(ink, heroAt, 230, clear(light, 0.6)),
    stars(seed, {
      count: 60,
      area: [
        [200, 0],
        [440, 220],
      ],
    }),
    bokeh(seed + 1, {
      count: 16,
      area: [
        [300, 20],
        [340, 280],
      ],
      colours: [light, '#ffffff'],
      size: 13,
    }),
  )
