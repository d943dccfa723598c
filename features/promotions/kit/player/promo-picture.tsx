import { promoImage, type PromoScene } from '#art/promo-image.ts'
import { sparesDataNow } from '#platform/browser/data-saver/data-saver.ts'
import styles from './promo-picture.module.css'

export type { PromoScene }

export type PromoPictureProps = {
  readonly scene: PromoScene
  /** Its display width, as in the `sizes` attribute. */
  readonly sizes: string
  readonly eager?: boolean
  readonly className?: string | undefined
}

/** A promotion's own scene; its title is always beside it. */
export function PromoPicture({ scene, sizes, eager = false, className }: PromoPictureProps) {
  const { avif, webp, src, width, height, ground } = promoImage(scene, { isSmall: sparesDataNow() })
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={className}
        sizes={sizes}
        srcSet={webp}
        src={src}
        width={width}
        height={height}
        alt=""
        decoding="async"
        draggable={false}
        loading={eager ? undefined : 'lazy'}
        style={{ backgroundColor: ground }}
      />
    </picture>
  )
}

/** The hero of a scene as a small square, for rows of lists. */
export const PromoThumb = ({ scene }: { readonly scene: PromoScene }) => (
  <span className={styles.thumb} aria-hidden="true">
    <PromoPicture scene={scene} sizes="112px" className={styles.cut} />
  </span>
)
