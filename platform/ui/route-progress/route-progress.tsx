import { classNames } from '#platform/ui/class-names.ts'
import styles from '#platform/ui/route-progress/route-progress.module.css'

/**
 * The thin line at the top while the next page loads; visible only after 120 ms. Decorative: the router announces the
 * new page.
 */
export function RouteProgress({ active }: { active: boolean }) {
  return <div className={classNames(styles.line, active && styles.active)} aria-hidden />
}
