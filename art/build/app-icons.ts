import type { Drawing } from '../drawing.ts'
import { maskableMark, monochromeMark, splashScene, starMark } from '../icons/app-mark.ts'
import type { Svg } from '../parts/shapes.ts'
import { encoding } from './encoding.ts'
import type { Picture } from './picture-files.ts'
import { drawingSvg, versionOf } from './picture-svg.ts'

/** The marks are drawn on a ground of 512. */
const grid = 512

const marks: readonly (readonly [name: string, mark: Drawing, side: number])[] = [
  ['icon-192', starMark, 192],
  ['icon-512', starMark, 512],
  ['maskable-192', maskableMark, 192],
  ['maskable-512', maskableMark, 512],
  ['monochrome-512', monochromeMark, 512],
  ['apple-touch-icon', maskableMark, 180],
]

/** The screens of the iPhones in use, upright and in pixels: what they show until the first page is there. */
const screens: readonly (readonly [width: number, height: number])[] = [
  [750, 1334],
  [828, 1792],
  [1170, 2532],
  [1179, 2556],
  [1290, 2796],
]

/** What a phone shows of an installed app, by names that never change: manifests and iOS look for them there. */
export function appIcons(): readonly Picture[] {
  return [
    ...marks.map(([name, mark, side]) =>
      iconOf(name, side, drawingSvg(mark, { size: [grid, grid], scale: side / grid })),
    ),
    ...screens.map((size) =>
      iconOf(`splash-${size.join('x')}`, size[0], drawingSvg(splashScene(size), { size, scale: 1 })),
    ),
  ]
}

function iconOf(name: string, width: number, svg: Svg): Picture {
  const version = versionOf(svg, encoding.png)
  return { svg, files: [{ name: `${name}-${version}.png`, width, format: 'png', standingName: `icons/${name}.png` }] }
}
