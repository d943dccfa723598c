import { type ReactNode, useContext } from 'react'
import type { WireExpiry } from '#core/clock/wire-instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { Instant } from '#core/clock/instant.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { PageContext } from '#platform/browser/router/router-context.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { LiveCountdown } from './live-countdown.tsx'
import type { PromoScene } from './promo-picture.tsx'
import { PromotionHero } from './promotion-hero.tsx'
import { usePromotions } from './promotions-context.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './promotion-page.module.css'

export interface PromotionPageProps {
  /** The title, and the line that describes it. */
  title: string
  lead: string
  /** Its own scene. */
  scene: PromoScene
  /** The name of its rule page. */
  rule: string
  /** Its end for the player, by the server's clock; -1 or absent for none. While unknown, its space is reserved. */
  ends?: { readonly label?: string; readonly known?: PageClock | undefined } | undefined
  onEnd?: () => void
  /** As wide as the page: for two columns. */
  wide?: boolean
  /** Its own content is still on its way: what other promotions show below it waits, so that it doesn't move. */
  isAwaited?: boolean
  children: ReactNode
}

/** The frame of a promotion's page: a banner with description and end, and the link to its rules. */
export function PromotionPage(props: PromotionPageProps) {
  const { title, lead, scene, rule, ends, onEnd, wide = false, isAwaited = false, children } = props
  return (
    <InnerPage title={title} wide={wide}>
      <PromotionHero scene={scene}>
        <p className={styles.lead}>{lead}</p>
        {ends && <Ending {...ends} onEnd={onEnd} />}
        <ButtonLink href={`/rule/${rule}`} variant="ghost" size="small" icon="info" className={styles.rules}>
          {messages.howItWorks}
        </ButtonLink>
      </PromotionHero>
      {children}
      {!isAwaited && <Sections />}
    </InnerPage>
  )
}

/** What other promotions show on this page. */
function Sections() {
  const path = useContext(PageContext)?.path ?? ''
  return usePromotions().flatMap(({ section, pages: [page] }) =>
    section?.on.includes(path) ? [<Deferred key={page.path} part={section.part} />] : [],
  )
}

interface PageClock {
  readonly at: WireExpiry
  readonly now: Instant
}

interface EndingProps {
  label?: string
  known?: PageClock | undefined
  onEnd: (() => void) | undefined
}

function Ending({ label = messages.endsIn, known, onEnd }: EndingProps) {
  if (known === undefined) {
    return (
      <p className={classNames(styles.ending, styles.awaited)} aria-hidden="true">
        <Icon name="clock" size={16} />
        <span>{label} 00:00:00</span>
      </p>
    )
  }
  const { at, now } = known
  if (at === -1) return null
  return (
    <p className={styles.ending} title={formatMessage(messages.manilaTime, { time: formatInstant(at) })}>
      <Icon name="clock" size={16} />
      <span>
        {label} <LiveCountdown at={at} serverTime={now} label={label} onEnd={onEnd} />
      </span>
    </p>
  )
}
