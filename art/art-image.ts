import { kinds, type KindName } from './kinds.ts'
import { artManifest } from './manifest.ts'

/** A picture of the house: `tile/mayon-fire`, `banner/welcome`, `brand/salon`. */
export type ArtKey = keyof typeof artManifest

/** What a `<picture>` needs: its sources best first, the plain image, and the place it takes before it is there. */
export type ArtImage = {
  readonly width: number
  readonly height: number
  /** The colour that fills the place until the picture is there. */
  readonly ground: string
  readonly sources: readonly { readonly type: 'image/avif' | 'image/webp'; readonly srcSet: string }[]
  readonly src: string
}

export function artImage(key: ArtKey): ArtImage {
  return imageOf(key, artManifest[key])
}

type Entry = readonly [version: string, ground: string]

/** A picture by its line of a manifest. */
export function imageOf(key: string, [version, ground]: Entry): ArtImage {
  const { size, widths } = kinds[kindOf(key)]
  const pathOf = (width: number, format: 'avif' | 'webp') => artPath({ key, version, width, format })
  const srcSetOf = (format: 'avif' | 'webp') => widths.map((width) => `${pathOf(width, format)} ${width}w`).join(', ')
  return {
    width: size[0],
    height: size[1],
    ground,
    sources: [
      { type: 'image/avif', srcSet: srcSetOf('avif') },
      { type: 'image/webp', srcSet: srcSetOf('webp') },
    ],
    src: pathOf(widths.find((width) => width >= size[0]) ?? size[0], 'webp'),
  }
}

/** A title's own tile, or the one that stands for every title without. */
export function tileOf(code: string): ArtKey {
  const key = `tile/${code}`
  return isArtKey(key) ? key : 'tile/default'
}

export const isArtKey = (key: string): key is ArtKey => Object.hasOwn(artManifest, key)

type ArtFile = { readonly key: string; readonly version: string; readonly width: number; readonly format: string }

/** Where the app serves a picture from. The version is in the name, so what was fetched once holds for ever. */
const artPath = (file: ArtFile): string => `/assets/art/${artFileName(file)}`

export const artFileName = ({ key, version, width, format }: ArtFile): string =>
  `${key.replace('/', '-')}-${width}-${version}.${format}`

const kindOf = (key: string): KindName => key.slice(0, key.indexOf('/')) as KindName
