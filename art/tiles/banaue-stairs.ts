import type { Drawing } from '../drawing.ts'
import { darker, lighter } from '../parts/colour.ts'
import type { Ink } from '../parts/ink.ts'
import { glint, glow, rays, vignette } from '../parts/light.ts'
import { cloudPath, hills } from '../parts/nature.ts'
import { box, disc, fill, layers, line, place, polygonPath, short, steps, type Svg } from '../parts/shapes.ts'

const greens = ['#d8f06a', '#a8e04a', '#74cc3f', '#46b048', '#2a9450', '#187a50', '#0e6048', '#0a4a3e']

/** Steps of water and rice up to the mountain, as they were built by hand. */
export const banaueStairs: Drawing = {
  ground: '#2f9a5a',
  draw: (ink) => layers(sky(ink), terraces(ink), hut(ink), mist(ink), vignette(ink, [240, 320], '#06301f')),
}

const sky = (ink: Ink): Svg =>
  layers(
    box([0, 0], [240, 200], ink.fall('#7a5ad8', ['#f07ab0', 0.4], ['#ffb88a', 0.7], '#fff0b8')),
    rays([120, 76], { count: 24, reach: 260, paint: '#fff6d830', turn: 6 }),
    glow(ink, [120, 76], 120, '#fff6c8ff'),
    disc(120, 76, 44, '#fffbe0'),
    fill(
      polygonPath([
        [-10, 140],
        [34, 70],
        [62, 104],
        [70, 62],
        [142, 108],
        [196, 48],
        [250, 140],
      ]),
      ink.fall('#9a5ab8', '#e08ab0'),
    ),
    fill('M34 70L62 104L46 96L38 104zM196 48L240 120L214 98L200 104z', '#7a4aa8'),
    hills(240, { base: 142, tops: [18, 34, 16, 38, 26, 44], foot: 200, paint: ink.fall('#5a8a6a', '#3a7a5a') }),
  )

type Step = { readonly at: readonly [number, number]; readonly width: number; readonly seed: number }

/** A field as the hill gives it: round, but never quite. */
const fieldPath = ({ at: [x, y], width, seed }: Step): string => {
  const corners = steps(14, (corner): readonly [number, number] => {
    const angle = (corner * Math.PI) / 7
    const bulge = 1 + 0.07 * Math.sin(3 * angle + seed) + 0.05 * Math.cos(2 * angle + seed * 2)
    return [x + Math.cos(angle) * width * bulge, y + Math.sin(angle) * width * 0.2 * bulge]
  })
  const between = (corner: number): string => {
    const [from, to] = [corners[corner % 14] ?? at0, corners[(corner + 1) % 14] ?? at0]
    return `${short((from[0] + to[0]) / 2)} ${short((from[1] + to[1]) / 2)}`
  }
  return `M${between(0)}${steps(14, (corner) => `Q${(corners[(corner + 1) % 14] ?? at0).map(short).join(' ')} ${between(corner + 1)}`).join('')}z`
}
const at0: readonly [number, number] = [0, 0]

/** Nine fields one upon the other, each on its wall of earth: young rice, or water that mirrors the sky. */
const terraces = (ink: Ink): Svg =>
  layers(
    ...steps(9, (up) => {
      const green = greens[7 - Math.min(7, up)] ?? '#0a4a3e'
      const field: Step = {
        at: [120 + Math.sin(up * 1.3) * 12, 306 - up * 20.5],
        width: 176 - up * 15.5,
        seed: up * 1.9,
      }
      const wall = ink.across(lighter(green, 0.12), darker(green, 0.3), darker(green, 0.62))
      const flooded = up % 3 === 1
      return layers(
        ...steps(8, (deep) => fill(fieldPath({ ...field, at: [field.at[0], field.at[1] + 21 - deep * 3] }), wall)),
        fill(
          fieldPath(field),
          flooded
            ? ink.slant('#fff0d0', ['#b8f0e8', 0.3], ['#5ac8e0', 0.7], '#2a8ac8')
            : ink.slant(lighter(green, 0.6), [lighter(green, 0.2), 0.5], green),
        ),
        fill(fieldPath(field), 'none', { stroke: lighter(green, 0.65), 'stroke-width': 2 }),
        ...steps(7, (row) =>
          line(
            `M${short(field.at[0] - field.width * 0.8 + row * field.width * 0.26)} ${short(field.at[1] + field.width * 0.1)}l-2-5m2 5l2.4-6m-2.4 6v-6`,
            darker(green, 0.3),
            1.4,
          ),
        ),
      )
    }),
  )

const hut = (ink: Ink): Svg =>
  layers(
    glow(ink, [118, 120], 60, '#ffe9a0b2'),
    place(
      { at: [118, 138], scale: 1.24 },
      ...[-16, 14].map((x) => layers(box([x, -12], [4, 22], '#5a3018'), box([x - 3, -14], [10, 3], '#8a5426'))),
      ink.solid('M-22-30H24L20-13H-18z', ink.across('#d89a52', '#7a421c'), { width: 2 }),
      box([-4, -27], [10, 13], '#ffd76a'),
      ink.solid('M1-84L42-28Q20-22 1-23T-40-28z', ink.slant('#ffe0a0', ['#c8863d', 0.45], '#5a2f14'), {
        rim: '#fff6d0',
        width: 3.4,
      }),
      line('M1-80L-22-27M1-80L24-27M1-80V-24', '#6a3a1a80', 1.6),
      line('M-26-38Q1-32 28-38M-16-54Q1-49 18-54', '#6a3a1a80', 1.6),
    ),
    ...(
      [
        [64, 208],
        [80, 210],
        [182, 262],
      ] as const
    ).map(([x, y], step) =>
      place(
        { at: [x, y], scale: 0.9 + step * 0.16 },
        fill('M-5 0L-4-16H4L5 0z', ['#d8283f', '#2f5ad8', '#d8283f'][step] ?? '#d8283f'),
        disc(0, -19, 4, '#8a5030'),
        fill('M-11-20Q0-32 11-20z', '#ffd98a'),
        line('M4-12L12-4', '#8a5030', 2.4),
      ),
    ),
  )

const mist = (ink: Ink): Svg =>
  layers(
    fill(cloudPath([-34, 176], 0.9), '#ffffffc0'),
    fill(cloudPath([190, 160], 0.9), '#ffffffb0'),
    fill(cloudPath([176, 226], 0.6), '#ffffff70'),
    glint([52, 56], 9),
    glint([150, 226], 8),
    glow(ink, [120, 250], 60, '#d8ffb040'),
  )
