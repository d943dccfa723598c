import { createHash } from 'node:crypto'
import type { Drawing } from '../drawing.ts'
import { kinds, type KindName } from '../kinds.ts'
import { createInk } from '../parts/ink.ts'
import type { Svg } from '../parts/shapes.ts'

type Extent = { readonly size: readonly [width: number, height: number]; readonly scale: number }

/** The whole picture in the largest of its widths; the smaller ones are made from its pixels. */
export function pictureSvg(drawing: Drawing, kind: KindName): Svg {
  const { size, widths } = kinds[kind]
  return drawingSvg(drawing, { size, scale: Math.max(...widths) / size[0] })
}

/** A drawing of any size as a document of its own. */
export function drawingSvg({ draw }: Drawing, { size: [width, height], scale }: Extent): Svg {
  const ink = createInk()
  const picture = draw(ink)
  const extent = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${extent}>${ink.definitions()}${picture}</svg>`
}

/** Says which drawing a file was made from: another drawing, or another way of keeping it, is another name. */
export function versionOf(svg: Svg, keptAs: unknown): string {
  return createHash('sha256').update(JSON.stringify(keptAs)).update(svg).digest('hex').slice(0, 8)
}
