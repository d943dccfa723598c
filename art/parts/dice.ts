import { type Colour, darker, lighter } from './colour.ts'
import type { Ink } from './ink.ts'
import { boxPath, disc, fill, layers, oval, type Placement, type Svg } from './shapes.ts'

type Faces = { readonly top: Svg; readonly left: Svg; readonly right: Svg }

/**
 * A cube seen from a corner, its faces each 40 wide before they are tilted. What lies on a face is drawn about the
 * face's own middle.
 */
export function cube(
  ink: Ink,
  { at = [0, 0], turn = 0, scale = 1 }: Placement,
  colours: Readonly<Record<keyof Faces, Colour>>,
  faces: Faces,
): Svg {
  const side = (matrix: string, colour: Colour, share: number, face: Svg) =>
    `<g transform="matrix(${matrix})">${fill(boxPath([-20, -20], [40, 40], 5), darker(colour, share))}${ink.solid(boxPath([-19.6, -19.6], [39.2, 39.2], 6), ink.slant(lighter(colour, 0.28 - share * 0.5), darker(colour, share), darker(colour, share + 0.12)), { rim: '#ffffffa0', shade: '#0c052440', width: 1.2 })}${face}</g>`
  const size = typeof scale === 'number' ? [scale, scale] : scale
  return `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${size[0]} ${size[1]})">${layers(
    fill('M0-40L34-20V20L0 40L-34 20V-20z', darker(colours.left, 0.55), {
      stroke: darker(colours.left, 0.55),
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    side('.86 -.5 .86 .5 0 -20', colours.top, 0, faces.top),
    side('.86 .5 0 1 -17.2 10', colours.left, 0.1, faces.left),
    side('.86 -.5 0 1 17.2 10', colours.right, 0.3, faces.right),
  )}</g>`
}

const pipPositions: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-9, -9],
    [9, 9],
  ],
  3: [
    [-10, -10],
    [0, 0],
    [10, 10],
  ],
  4: [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
  5: [
    [-10, -10],
    [10, -10],
    [0, 0],
    [-10, 10],
    [10, 10],
  ],
  6: [
    [-9, -11],
    [9, -11],
    [-9, 0],
    [9, 0],
    [-9, 11],
    [9, 11],
  ],
}

/** The points of a die's face. */
export const pips = (count: number, colour: Colour): Svg =>
  (pipPositions[count] ?? [])
    .map(([x, y]) =>
      layers(
        oval([x, y + 0.7], [count === 1 ? 6.6 : 4.2, count === 1 ? 6.6 : 4.2], lighter(colour, 0.45)),
        disc(x, y, count === 1 ? 6.2 : 3.9, darker(colour, 0.1)),
      ),
    )
    .join('')
