import { kinds, type KindName } from './kinds.ts'
import { artManifest } from './manifest.ts'

/** A picture of the house: `tile/mayon-fire`, `banner/welcome`, `brand/salon`. */
export type ArtKey = keyof typeof artManifest

/** What a `<picture>` needs: the best source, the one that every browser reads, and the place it takes before it is there. */
export type ArtImage = {
  readonly width: number
  readonly height: number
  /** The colour that fills the place until the picture is there. */
  readonly ground: string
  readonly avif: string
  readonly webp: string
  readonly src: string
}

export function artImage(key: ArtKey, look?: ArtLook): ArtImage {
  return imageOf(key, artManifest[key], look)
}

type Kind = { readonly size: readonly [number, number]; readonly widths: readonly number[] }

/** The largest width that is clearly smaller than drawn, or the smallest there is: readable at a third of the bytes. */
function smallWidthOf({ size, widths }: Kind): number {
  const smaller = widths.filter((width) => width <= size[0] * 0.75)
  return Math.max(...(smaller.length > 0 ? smaller : widths.slice(0, 1)))
}

type Entry = readonly [version: string, ground: string]

/** `isSmall`: in one small width, for devices that spare data. */
export type ArtLook = { readonly isSmall: boolean }

/** A picture by its line of a manifest. */
export function imageOf(key: string, [version, ground]: Entry, { isSmall }: ArtLook = { isSmall: false }): ArtImage {
  const kind: Kind = kinds[kindOf(key)]
  const { size } = kind
  const widths = isSmall ? [smallWidthOf(kind)] : kind.widths
  const pathOf = (width: number, format: 'avif' | 'webp') => artPath({ key, version, width, format })
  const srcSetOf = (format: 'avif' | 'webp') => widths.map((width) => `${pathOf(width, format)} ${width}w`).join(', ')
  return {
    width: size[0],
    height: size[1],
    ground,
    avif: srcSetOf('avif'),
    webp: srcSetOf('webp'),
    src: pathOf(widths.find((width) => width >= size[0]) ?? widths.at(-1) ?? size[0], 'webp'),
  }
}

/** A title's own tile, or the one that stands for every title without. */
export function tileOf(code: string): ArtKey {
  const key = `tile/${code}`
  return isArtKey(key) ? key : 'tile/default'
}

/** The one form of a title's tile for lists outside the lobby. */
export const listedTile: ArtForm = { width: 240, format: 'webp' }

export function listedTilePath(code: string): string {
  const key = tileOf(code)
  const [version] = artManifest[key]
  return artPath({ key, version, ...listedTile })
}

export const isArtKey = (key: string): key is ArtKey => Object.hasOwn(artManifest, key)

export type ArtForm = { readonly width: number; readonly format: 'avif' | 'webp' }
type ArtFile = ArtForm & { readonly key: string; readonly version: string }

/** Where the app serves a picture from. The version is in the name, so what was fetched once holds for ever. */
const artPath = (file: ArtFile): string => `/assets/art/${artFileName(file)}`

export const artFileName = ({ key, version, width, format }: ArtFile): string =>
  `${key.replace('/', '-')}-${width}-${version}.${format}`

const kindOf = (key: string): KindName => key.slice(0, key.indexOf('/')) as KindName
