import { useId } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { useWork } from '#features/office/dashboard/back-office/index.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { Area } from '../area.ts'
import { messages } from '../messages/en.ts'
import { areaGroups, areasAbove } from './area-groups.ts'
import styles from './area-links.module.css'
import { foldGroup, useFoldedGroups } from './folded-groups.ts'
import { isIn } from './is-in.ts'

type AreaLinksProps = { readonly areas: readonly Area[]; readonly path: string; readonly className: string }

/** The areas of the member's roles in their groups, with what waits in each. */
export function AreaLinks({ areas, path, className }: AreaLinksProps) {
  const folded = useFoldedGroups()
  const waitingIn = useWaiting()
  const areasAt = (addresses: readonly Area['to'][]) =>
    addresses.flatMap((address) => areas.filter(({ to }) => to === address))
  const linksOf = (addresses: readonly Area['to'][]) =>
    areasAt(addresses).map((area) => (
      <AreaLink key={area.to} area={area} isCurrent={isIn(path, area)} waiting={waitingIn(area.to)} />
    ))
  return (
    <nav id="areas" className={classNames(styles.areas, className)} aria-label={messages.mainNavigation}>
      <div className={styles.links}>{linksOf(areasAbove)}</div>
      {areaGroups.map(({ label, areas: addresses }) => {
        const links = linksOf(addresses)
        if (links.length === 0) return null
        const isFolded = folded.includes(label) && !areasAt(addresses).some((area) => isIn(path, area))
        return (
          <details key={label} className={styles.group} open={!isFolded}>
            <summary
              className={styles.summary}
              onClick={(event) => {
                event.preventDefault()
                foldGroup(label, !isFolded)
              }}
            >
              <Icon name="chevron-right" size={14} className={styles.fold} />
              {label}
              {isFolded && <Waiting count={addresses.reduce((sum, to) => sum + waitingIn(to), 0)} />}
            </summary>
            <div className={styles.links}>{links}</div>
          </details>
        )
      })}
    </nav>
  )
}

type AreaLinkProps = { readonly area: Area; readonly isCurrent: boolean; readonly waiting: number }

function AreaLink({ area: { to, label, icon }, isCurrent, waiting }: AreaLinkProps) {
  const waitingId = useId()
  return (
    <>
      <a
        className={styles.area}
        href={to}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={waiting > 0 ? waitingId : undefined}
      >
        <Icon name={icon} size={18} />
        <span className={styles.label}>{label}</span>
        <Waiting count={waiting} />
      </a>
      {waiting > 0 && (
        <span id={waitingId} hidden>
          {formatMessage(messages.waiting, { count: waiting })}
        </span>
      )}
    </>
  )
}

const Waiting = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span className={styles.waiting} aria-hidden>
      {count > 99 ? '99+' : count}
    </span>
  )

/** How many tasks wait in an area; the page of a queue may be one of its tabs. */
function useWaiting(): (area: string) => number {
  const { answer } = useWork()
  return (area) =>
    (answer?.queues ?? [])
      .filter(({ page }) => page !== null && page.split('?')[0] === area)
      .reduce((sum, { count }) => sum + count, 0)
}
