import type { ReactNode } from 'react'
import { type ArtImage, artImage, isArtKey } from '#art/art-image.ts'
import { artKeyOf } from '#core/art-scheme.ts'
import { sparesDataNow } from '#platform/browser/data-saver/data-saver.ts'
import styles from './art-picture.module.css'
import { useLobbyConfiguration } from './use-lobby-configuration.ts'

export type ArtPictureProps = {
  /** `art:` and the key of a drawn picture, or an address. */
  readonly picture: string
  /** Its display width, as in the `sizes` attribute. */
  readonly sizes: string
  /** Empty if the text is beside it. */
  readonly alt?: string
  /** Above the fold: fetched before all other pictures, or at once but after the scripts. */
  readonly eager?: boolean | 'after-scripts'
  readonly className?: string | undefined
  /** Shown if there is no such picture. */
  readonly fallback?: ReactNode
}

/** A picture of the product or the operator. Its space is reserved in its own background colour. */
export function ArtPicture({ picture, sizes, alt = '', eager = false, className, fallback }: ArtPictureProps) {
  const { gameResourceUrl } = useLobbyConfiguration()
  const loading = loadingOf(eager)
  const key = artKeyOf(picture)
  if (key === undefined) {
    return (
      <img
        {...loading}
        className={className ?? styles.picture}
        src={addressOf(picture, gameResourceUrl)}
        alt={alt}
        decoding="async"
      />
    )
  }
  const image = drawnImage(key)
  if (!image) return fallback
  return <Drawn {...image} {...loading} sizes={sizes} alt={alt} className={className ?? styles.picture} />
}

/** A name without a scheme is relative to the operator's address for such pictures. */
const addressOf = (picture: string, below: string): string => (/^https?:/.test(picture) ? picture : below + picture)

function loadingOf(eager: NonNullable<ArtPictureProps['eager']>) {
  if (eager === false) return { loading: 'lazy' } as const
  return { fetchPriority: eager === true ? 'high' : 'low' } as const
}

type DrawnProps = ArtImage & {
  readonly sizes: string
  readonly alt: string
  readonly className: string | undefined
  readonly loading?: 'lazy'
  readonly fetchPriority?: 'high' | 'low'
}

function Drawn({ avif, webp, src, width, height, ground, sizes, alt, className, ...loading }: DrawnProps) {
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...loading}
        className={className}
        sizes={sizes}
        srcSet={webp}
        src={src}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        draggable={false}
        style={{ backgroundColor: ground }}
      />
    </picture>
  )
}

/** Undefined for an unknown key; every game has a picture. */
function drawnImage(key: string): ArtImage | undefined {
  const look = { isSmall: sparesDataNow() }
  if (isArtKey(key)) return artImage(key, look)
  return key.startsWith('tile/') ? artImage('tile/default', look) : undefined
}
