import type { Drawing } from '../drawing.ts'
import type { Ink } from '../parts/ink.ts'
import { glow, rays, stars } from '../parts/light.ts'
import { hills } from '../parts/nature.ts'
import {
  box,
  boxPath,
  circlePath,
  fill,
  layers,
  line,
  place,
  polar,
  polygonPath,
  short,
  steps,
  type Svg,
} from '../parts/shapes.ts'

const night = '#140b2e'

/** The star lantern of the house on the night it hangs in, with round corners of its own. */
export const starMark: Drawing = {
  ground: night,
  draw: (ink) =>
    ink.clip(boxPath([16, 16], [480, 480], 112), nightSky(ink), place({ at: [256, 244] }, lantern(ink, 1))),
}

/** The same for phones that cut icons into shapes of their own: all that matters lies in the middle. */
export const maskableMark: Drawing = {
  ground: night,
  draw: (ink) => layers(nightSky(ink), place({ at: [256, 248] }, lantern(ink, 0.76))),
}

/** In one colour, for phones that paint icons in the colours of their owner. */
export const monochromeMark: Drawing = {
  ground: 'transparent',
  draw: () =>
    place(
      { at: [256, 250], scale: 0.8 },
      line(hoopPath, '#ffffff', 22),
      fill(polygonPath(steps(10, corner)), '#ffffff'),
      tassel([-114, 150], 12, '#ffffff'),
      tassel([114, 150], -12, '#ffffff'),
    ),
}

/** What an iPhone shows while the app starts. */
export const splashScene = ([width, height]: readonly [number, number]): Drawing => ({
  ground: night,
  draw: (ink) =>
    layers(
      box([0, 0], [width, height], ink.fall(night, ['#2a1a57', 0.55], night)),
      stars(5, {
        count: 60,
        area: [
          [0, 0],
          [width, height * 0.7],
        ],
      }),
      glow(ink, [width / 2, height * 0.43], width * 0.6, '#8570cc80'),
      place({ at: [width / 2, height * 0.43], scale: short(width / 900) }, lantern(ink, 1)),
    ),
})

const nightSky = (ink: Ink): Svg =>
  layers(
    box([0, 0], [512, 512], ink.fall('#3d2690', ['#24124f', 0.6], night)),
    rays([256, 244], { count: 24, reach: 420, paint: '#ffdf8c10', turn: 7 }),
    glow(ink, [256, 240], 270, '#9a7bff99'),
    glow(ink, [256, 240], 190, '#ffcf5f73'),
    place({ scale: [2.14, 1] }, hills(240, { base: 470, tops: [20, 60, 30, 70, 26], foot: 520, paint: '#1a0d3a' })),
  )

const middle: readonly [number, number] = [0, 0]
const hoopPath = circlePath(0, 0, 152)
const corner = (step: number) => polar(middle, step % 2 === 0 ? 184 : 76, step * 36 - 90)

const lantern = (ink: Ink, scale: number): Svg =>
  place(
    { scale },
    fill(hoopPath, 'none', { stroke: '#1a0d3a', 'stroke-width': 26 }),
    fill(hoopPath, 'none', { stroke: ink.slant('#d8ccff', '#8570cc', '#5a44a8'), 'stroke-width': 17 }),
    tassel([-114, 150], 12, '#b3a4ff'),
    tassel([114, 150], -12, '#b3a4ff'),
    fill(polygonPath(steps(10, corner)), '#7a3606', { transform: 'translate(4 10)' }),
    ...steps(5, (step) => {
      const [left, tip, right] = [corner(step * 2 - 1), corner(step * 2), corner(step * 2 + 1)]
      return layers(
        fill(polygonPath([middle, left, tip]), ink.slant('#fff6d0', '#ffdf8c')),
        fill(polygonPath([middle, right, tip]), ink.slant('#ffc43d', '#e0901f')),
      )
    }),
    fill(polygonPath(steps(10, corner)), 'none', { stroke: '#fff3c8', 'stroke-width': 5, 'stroke-linejoin': 'round' }),
  )

const tassel = (at: readonly [number, number], turn: number, colour: string): Svg =>
  place({ at, turn }, fill('M-7-6H7L26 62Q13 70 0 70T-26 62z', colour), line('M-5 12L-12 60M5 12L12 60', '#140b2e', 4))
