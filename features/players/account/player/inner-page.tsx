import type { ReactNode } from 'react'
import { useBack } from '#platform/browser/router/use-back.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { messages } from './messages/en.ts'
import styles from './inner-page.module.css'
import { MoneyLinks } from './money-links.tsx'

export type InnerPageProps = {
  readonly title: string
  /** Two columns if there is space for them. */
  readonly twoColumns?: boolean
  /** As wide as the page: for grids. */
  readonly wide?: boolean
  /** The page of limits and breaks, which every other page links to. */
  readonly isCarePage?: boolean
  readonly children: ReactNode
}

/** The frame of the pages behind the sign-in: back, title, one column. */
export function InnerPage({ title, twoColumns = false, wide = false, isCarePage = false, children }: InnerPageProps) {
  const back = useBack('/lobby/home')
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <IconButton icon="back" label={messages.back} onClick={back} />
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.links}>
          <MoneyLinks plain />
          {!isCarePage && <CareLink />}
        </span>
      </header>
      <div className={classNames(styles.content, twoColumns && styles.twoColumns, wide && styles.wide)}>{children}</div>
    </div>
  )
}

/** A break from play is one tap away on every page. */
function CareLink() {
  const hasRoute = useHasRoute()
  const navigate = useNavigate()
  if (!useSignedIn() || !hasRoute(carePath)) return null
  return <IconButton icon="shield" label={messages.limitsAndBreaks} onClick={() => navigate(carePath)} />
}

const carePath = '/profile/limits'
