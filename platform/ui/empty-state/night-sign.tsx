import styles from '#platform/ui/empty-state/night-sign.module.css'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'

/** An icon in a small night sky: the illustration of an empty page. */
export function NightSign({ icon }: { icon: IconName }) {
  return (
    <div className={styles.sign} aria-hidden>
      <svg className={styles.sky} viewBox="0 0 160 104" width="160" height="104">
        <path className={styles.faint} d="M16 62q64-58 128-6" fill="none" strokeWidth="1.5" strokeDasharray="1 7" />
        <path className={styles.gold} d="m128 16 2.1 5.9L136 24l-5.9 2.1L128 32l-2.1-5.9L120 24l5.9-2.1z" />
        <path className={styles.lilac} d="m27 33 1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z" />
        <path className={styles.lilac} d="m139 68 1.2 3.3 3.3 1.2-3.3 1.2L139 77l-1.2-3.3-3.3-1.2 3.3-1.2z" />
        <path className={styles.faint} d="M44 14v.01M112 90v.01M22 82v.01M104 9v.01" strokeWidth="3" />
      </svg>
      <span className={styles.disc}>
        <Icon name={icon} size={30} />
      </span>
    </div>
  )
}
