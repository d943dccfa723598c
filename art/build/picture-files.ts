import { artFileName, type ArtForm } from '../art-image.ts'
import type { Drawing } from '../drawing.ts'
import { drawings } from '../drawings.ts'
import { kinds, type KindName } from '../kinds.ts'
import type { Svg } from '../parts/shapes.ts'
import { encoding } from './encoding.ts'
import { pictureSvg, versionOf } from './picture-svg.ts'

/** A drawn picture and the files that it is kept in. */
export type Picture = {
  readonly svg: Svg
  readonly files: readonly PictureFile[]
}

export type PictureFile = {
  readonly name: string
  readonly width: number
  readonly format: keyof typeof encoding
  /** The same picture under a name that never changes, for those who look for it by that name alone. */
  readonly standingName?: string
}

export type DrawnPicture = {
  readonly key: string
  readonly kind: KindName
  readonly drawing: Drawing
  readonly svg: Svg
  readonly version: string
}

/** Every picture of the lobby with the version that its drawing has now. */
export function drawnPictures(): readonly DrawnPicture[] {
  return Object.entries(drawings).map(([key, drawing]) => {
    const kind = key.slice(0, key.indexOf('/')) as KindName
    const svg = pictureSvg(drawing, kind)
    const { avif, webp } = encoding
    return { key, kind, drawing, svg, version: versionOf(svg, { avif, webp, kind: kinds[kind] }) }
  })
}

export const lobbyPictures = (): readonly Picture[] => drawnPictures().map((picture) => pictureIn(picture, formsOf))

/** The titles' tiles in one form. */
export const tilePictures = (form: ArtForm): readonly Picture[] =>
  drawnPictures()
    .filter(({ kind }) => kind === 'tile')
    .map((picture) => pictureIn(picture, () => [form]))

const formsOf = (kind: KindName): readonly ArtForm[] =>
  kinds[kind].widths.flatMap((width) => (['avif', 'webp'] as const).map((format) => ({ width, format })))

const pictureIn = (
  { key, kind, svg, version }: DrawnPicture,
  forms: (kind: KindName) => readonly ArtForm[],
): Picture => ({
  svg,
  files: forms(kind).map((form) => ({ name: artFileName({ key, version, ...form }), ...form })),
})
