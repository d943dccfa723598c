import type { ReactNode } from 'react'
import type { WireCommission } from '#core/commission/commission-out.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { Constellation } from './constellation.tsx'
import { messages } from './messages/en.ts'
import styles from './earnings-hero.module.css'

interface EarningsHeroProps {
  commission: WireCommission
  exchangeMin: WireCentavos
  reviewAbove: WireCentavos
  /** The name of the rule page. */
  rule: string
  lead: ReactNode
  pending: boolean
  onExchange: (amount: WireCentavos) => void
}

/** What an agent has earned, under the stars of the friends, and the way to the balance. */
export function EarningsHero({
  commission,
  exchangeMin,
  reviewAbove,
  rule,
  lead,
  pending,
  onExchange,
}: EarningsHeroProps) {
  const { available, today, yesterday, total, waiting, team } = commission
  const isEnough = available >= exchangeMin
  return (
    <section className={styles.hero} aria-label={messages.yourCommission}>
      <Constellation players={team.map(({ players }) => players)} />
      <p className={styles.lead}>{lead}</p>
      <div className={styles.available}>
        <span className={styles.label}>{messages.available}</span>
        <Money amount={available} tone="gold" className={styles.amount} />
      </div>
      <Button
        block
        size="large"
        icon="coin"
        disabled={!isEnough}
        loading={pending}
        onClick={() => onExchange(available)}
      >
        {isEnough ? messages.moveToBalance : formatMessage(messages.fromMinimum, { amount: formatMoney(exchangeMin) })}
      </Button>
      {available > reviewAbove && (
        <p className={styles.note}>{formatMessage(messages.reviewedFirst, { amount: formatMoney(reviewAbove) })}</p>
      )}
      {waiting > 0 && (
        <p className={styles.note}>{formatMessage(messages.inReview, { amount: formatMoney(waiting) })}</p>
      )}
      <dl className={styles.sums}>
        <Sum label={messages.todaySoFar} amount={today} />
        <Sum label={messages.yesterday} amount={yesterday} />
        <Sum label={messages.total} amount={total} />
      </dl>
      <ButtonLink href={`/rule/${rule}`} variant="ghost" size="small" icon="info">
        {messages.howItWorks}
      </ButtonLink>
    </section>
  )
}

const Sum = ({ label, amount }: { readonly label: string; readonly amount: WireCentavos }) => (
  <div className={styles.sum}>
    <dt>{label}</dt>
    <dd>
      <Money amount={amount} />
    </dd>
  </div>
)
