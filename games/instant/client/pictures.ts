import { drawing } from '#games/client/element.ts'

/** One part of a picture on a grid of 48: its outline and its colour. */
type Part = readonly [path: string, fill: string]

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`

const ray = (turns: number, [inner, outer, half]: readonly [number, number, number]): string =>
  Array.from({ length: turns }, (_, index) => {
    const at = (angle: number, length: number) => `${24 + Math.sin(angle) * length} ${24 - Math.cos(angle) * length}`
    const turn = (index / turns) * Math.PI * 2
    return `M${at(turn - half, inner)}L${at(turn, outer)}L${at(turn + half, inner)}z`
  }).join('')

/** The pictures of the fiesta, drawn for these games alone. */
export const pictures = {
  lechon: [
    ['M6 27c0-8 8-12 17-12s17 4 18 11c3 0 4 2 3 4-2 1-4 0-5-1-2 5-8 8-16 8C13 37 6 34 6 27z', '#c8642a'],
    ['M11 23c4-4 10-5 15-4 4 0 8 2 10 5-5-3-9-3-13-3s-9 0-12 2z', '#e98d47'],
    ['M4 18l4 6M10 37l-2 5h4l2-5zM30 37l2 5h4l-2-6z', '#8f4117'],
    [disc(36, 24, 1.6), '#2a1206'],
    ['M2 29h44v2H2z', '#7a5230'],
    ['M33 15l4-4 1 6z', '#a9501f'],
  ],
  parol: [
    [ray(5, [9, 20, 0.62]), '#ff5f6d'],
    [ray(5, [5, 13, 0.6]), '#ffcf5f'],
    [disc(24, 24, 5.5), '#fff3b0'],
    ['M15 38l-3 8 3-2 2 2 1-6zM33 38l3 8-3-2-2 2-1-6z', '#3ddad7'],
  ],
  guitar: [
    ['M26 22l14-15 3 3-15 14z', '#5a2f14'],
    ['M38 5l4-1 2 2-1 4z', '#3a1c0b'],
    ['M12 24c3-4 8-4 11-3 4 1 6 4 5 8 0 3-3 4-4 6-1 5-5 9-11 8-6-1-9-6-8-11 1-4 5-4 7-8z', '#e59a3c'],
    [disc(19, 31, 4), '#3a1c0b'],
    ['M10 36l5 5-1 1-5-5z', '#3a1c0b'],
  ],
  mask: [
    ['M9 17c8-6 22-6 30 0 1 12-5 24-15 27C14 41 8 29 9 17z', '#fbe9c8'],
    [ray(9, [15, 23, 0.16]), '#ff5f8a'],
    ['M9 17c8-6 22-6 30 0l-1 8c-9-4-19-4-28 0z', '#c2307a'],
    ['M14 23c3-2 6-2 8 1-3 2-6 2-8-1zM26 24c2-3 5-3 8-1-2 3-5 3-8 1z', '#22103f'],
    ['M18 35c4 4 8 4 12 0-2 6-10 6-12 0z', '#d8334a'],
  ],
  drum: [
    ['M8 16c0-4 7-7 16-7s16 3 16 7v18c0 4-7 7-16 7S8 38 8 34z', '#d8334a'],
    ['M8 16c0 4 7 7 16 7s16-3 16-7-7-7-16-7-16 3-16 7z', '#fdf3df'],
    ['M10 26l6 8 8-8 8 8 6-8v4l-6 8-8-8-8 8-6-8z', '#ffcf5f'],
    ['M28 4l14-3 1 2-14 5zM6 3l14 5-1 2L5 5z', '#7a4a20'],
  ],
  mango: [
    ['M30 10c9 4 12 15 7 23-5 9-17 12-25 7-4-3-3-8 1-13 5-6 6-15 17-17z', '#ffb52e'],
    ['M31 13c5 4 7 10 5 16-3-6-8-10-14-11 3-3 5-5 9-5z', '#ffd873'],
    ['M29 11c0-4 2-6 5-8 1 3 0 6-3 8z', '#4c8b3a'],
    ['M34 4c4-2 8-1 10 2-4 2-8 2-10-2z', '#6cbf52'],
  ],
  fan: [
    ['M24 42L5 19c11-11 27-11 38 0z', '#3ddad7'],
    ['M24 42L11 15c4-3 8-4 13-4z', '#7cf0ea'],
    ['M24 42V11c5 0 9 1 13 4z', '#20b5b3'],
    ['M5 19c11-11 27-11 38 0l-3 4c-9-9-23-9-32 0z', '#ffcf5f'],
    [disc(24, 41, 3), '#fff3b0'],
  ],
  flower: [
    [
      [0, 1, 2, 3, 4]
        .map((petal) => disc(24 + Math.sin(petal * 1.2566) * 10, 24 - Math.cos(petal * 1.2566) * 10, 8))
        .join(''),
      '#fdf6ff',
    ],
    [
      [0, 1, 2, 3, 4]
        .map((petal) => disc(24 + Math.sin(petal * 1.2566 + 0.63) * 7, 24 - Math.cos(petal * 1.2566 + 0.63) * 7, 4))
        .join(''),
      '#e8d8f7',
    ],
    [disc(24, 24, 5), '#ffcf5f'],
  ],
  banderitas: [
    ['M2 12c14 8 30 8 44 0v3c-14 8-30 8-44 0z', '#f5f1ff'],
    ['M6 17l9 3-6 11z', '#ff5f8a'],
    ['M19 21h10l-5 13z', '#ffcf5f'],
    ['M33 20l9-3-3 14z', '#5fd0ff'],
  ],
  kalesa: [
    ['M12 12c8-5 18-4 22 3v14H14z', '#d8334a'],
    ['M10 11c9-7 22-6 27 3l-3 2c-5-7-14-7-22-2z', '#7a1730'],
    [`${disc(18, 35, 9)}`, '#ffcf5f'],
    [`${disc(18, 35, 6)}`, '#5a2f14'],
    [`${disc(18, 35, 2)}`, '#ffcf5f'],
    [`${disc(35, 37, 7)}`, '#ffcf5f'],
    [`${disc(35, 37, 4.5)}`, '#5a2f14'],
    ['M20 17h8v8h-8z', '#8fe3ff'],
  ],
  salakot: [
    ['M3 32C10 24 16 10 24 8c8 2 14 16 21 24-12 6-30 6-42 0z', '#e0b064'],
    ['M13 29c3-8 7-17 11-21 4 4 8 13 11 21-7 3-15 3-22 0z', '#c58d3f'],
    ['M3 32c12 6 30 6 42 0l1 3c-13 7-31 7-44 0z', '#8f5e22'],
    [disc(24, 8, 3), '#ffcf5f'],
  ],
  tarsier: [
    [disc(24, 26, 15), '#9a6a43'],
    ['M10 17L6 7c5 0 8 2 10 6zM38 17l4-10c-5 0-8 2-10 6z', '#7d5231'],
    [disc(17, 24, 7.5), '#ffdf8c'],
    [disc(31, 24, 7.5), '#ffdf8c'],
    [disc(17, 24, 3.2), '#22103f'],
    [disc(31, 24, 3.2), '#22103f'],
    ['M22 32h4l-2 3z', '#4a2b16'],
  ],
  pearl: [
    ['M4 26c6-14 34-14 40 0-6 14-34 14-40 0z', '#c2307a'],
    ['M4 26c6-6 34-6 40 0-6 14-34 14-40 0z', '#ff8ab0'],
    [disc(24, 26, 9), '#f6f4ff'],
    [disc(21, 23, 3), '#ffffff'],
  ],
  araw: [
    [ray(8, [11, 22, 0.3]), '#ffb52e'],
    [disc(24, 24, 11), '#ffdf5f'],
    [disc(24, 24, 7.5), '#fff3b0'],
  ],
  buwan: [
    ['M30 5a20 20 0 1 0 13 27A16 16 0 0 1 30 5z', '#cfd9ff'],
    ['M30 5a20 20 0 0 0-20 30A22 22 0 0 1 30 5z', '#eef2ff'],
    [disc(37, 13, 1.8), '#fff3b0'],
  ],
} as const satisfies Record<string, readonly Part[]>
export type PictureName = keyof typeof pictures

const grid = 48

/** As an image in the page. */
export const pictureElement = (name: PictureName): SVGElement =>
  drawing(
    'svg',
    { viewBox: `0 0 ${grid} ${grid}`, class: 'picture', 'aria-hidden': 'true' },
    ...pictures[name].map(([d, fill]) => drawing('path', { d, fill })),
  )

const paths = new Map<string, Path2D>()

/** On a canvas, in the middle of a place. */
export function paintPicture(
  context: CanvasRenderingContext2D,
  name: PictureName,
  at: { x: number; y: number; size: number },
): void {
  context.save()
  context.translate(at.x - at.size / 2, at.y - at.size / 2)
  context.scale(at.size / grid, at.size / grid)
  for (const [d, fill] of pictures[name]) {
    const path = paths.get(d) ?? new Path2D(d)
    paths.set(d, path)
    context.fillStyle = fill
    context.fill(path)
  }
  context.restore()
}
