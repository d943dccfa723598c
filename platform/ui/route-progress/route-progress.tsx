import { classNames } from '#platform/ui/class-names.ts'
import styles from '#platform/ui/route-progress/route-progress.module.css'

/**
 * The thin line at the top while the next page is on its way; seen only when that takes longer than 120 ms. It is
 * decoration: the router announces the new page.
 */
export function RouteProgress({ active }: { active: boolean }) {
  return <div className={classNames(styles.line, active && styles.active)} aria-hidden />
}
