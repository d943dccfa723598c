import type { ReactNode } from 'react'
import type { WireExpiry } from '#core/clock/wire-instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { Instant } from '#core/clock/instant.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { LiveCountdown } from './live-countdown.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './promotion-page.module.css'

export interface PromotionPageProps {
  /** The title, and the line that describes it. */
  title: string
  lead: string
  icon: IconName
  /** The name of its rule page. */
  rule: string
  /** Its end for the player, by the server's clock; -1 or absent for none. While unknown, its space is reserved. */
  ends?: { readonly label?: string; readonly known?: PageClock | undefined } | undefined
  onEnd?: () => void
  children: ReactNode
}

/** The frame of a promotion's page: a banner with description and end, and the link to its rules. */
export function PromotionPage({ title, lead, icon, rule, ends, onEnd, children }: PromotionPageProps) {
  return (
    <InnerPage title={title}>
      <section className={styles.banner}>
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          {ends && <Ending {...ends} onEnd={onEnd} />}
          <ButtonLink href={`/rule/${rule}`} variant="ghost" size="small" icon="info">
            {messages.howItWorks}
          </ButtonLink>
        </div>
        <span className={styles.emblem} aria-hidden="true">
          <Icon name={icon} size={48} />
        </span>
      </section>
      {children}
    </InnerPage>
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
