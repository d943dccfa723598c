import type { ReactNode } from 'react'
import { promoImage, type PromoScene } from '#art/promo-image.ts'
import { PromoPicture } from './promo-picture.tsx'
import styles from './promotion-hero.module.css'

const sparks = [0, 1, 2, 3, 4]

export type PromotionHeroProps = { readonly scene: PromoScene; readonly children: ReactNode }

/** The head of a promotion's page: words in the colours of its world, its scene in slow motion beside them. */
export const PromotionHero = ({ scene, children }: PromotionHeroProps) => (
  <section className={styles.hero} style={{ backgroundColor: promoImage(scene).ground }}>
    <div className={styles.stage} aria-hidden="true">
      <PromoPicture scene={scene} sizes="(min-width: 720px) 480px, 420px" eager className={styles.scene} />
      {sparks.map((spark) => (
        <span key={spark} className={styles.spark} />
      ))}
    </div>
    <div className={styles.words}>{children}</div>
  </section>
)
