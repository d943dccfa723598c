import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './blocker-list.module.css'
import { blockerText, type ShownBlocker, wayOf, type WithdrawalTerms } from './withdrawal-words.ts'
import { messages } from './messages/en.ts'

interface BlockerListProps {
  blockers: readonly ShownBlocker[]
  terms: Pick<WithdrawalTerms, 'isOnBreak'>
}

/** All blockers at once, each with its resolution. */
export function BlockerList({ blockers, terms }: BlockerListProps) {
  const hasRoute = useHasRoute()
  return (
    <Card title={messages.beforeYouCanWithdraw}>
      <ul className={styles.list}>
        {blockers.map((blocker) => {
          const way = wayOf(blocker.kind, terms)
          return (
            <li key={blocker.kind} className={styles.blocker}>
              <Icon name={blocker.until === null ? 'warning' : 'clock'} size={20} className={styles.icon} />
              <span>{blockerText(blocker)}</span>
              {way && hasRoute(pathOf(way.to)) && (
                <ButtonLink href={way.to} size="small" variant="secondary" className={styles.way}>
                  {way.label}
                </ButtonLink>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const pathOf = (address: string): string => address.split('?')[0] ?? address
