import { claimStatus } from '#core/enumerations/claim-status.ts'
import { basisPointsFromDecimal, percentText } from '#core/money/basis-points.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { ClaimButton, PromotionBody, announceGift, useClaim } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { claimCashBack, readCashBack } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './cash-back-card.module.css'

const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const

/** The cash back on yesterday's play. */
export function CashBackCard() {
  const query = useCallQuery(readCashBack, {})
  const { claim, pending, presenceDialog } = useClaim(claimCashBack, {
    refresh: [readCashBack],
    onClaimed: ({ items, isCapped }) => {
      announceGift(items)
      if (isCapped) toast(messages.monthlyCapReached, { tone: 'info' })
    },
  })
  return (
    <Card title={messages.title}>
      <PromotionBody query={query}>
        {({ base, rate, amount, status }) => (
          <div className={styles.block}>
            <p className={styles.amount}>
              <Money amount={amount} tone="gold" />
            </p>
            <p className={styles.how}>
              {base === 0
                ? messages.noBets
                : formatMessage(messages.percentOfBets, {
                    percent: percentText(basisPointsFromDecimal(rate)),
                    base: formatMoney(base),
                  })}
            </p>
            <ClaimButton
              state={states[status]}
              block
              loading={pending}
              lockedLabel={messages.nothingToClaim}
              onClaim={() => claim({})}
            />
            {status === claimStatus.claimable && <p className={styles.how}>{messages.claimBeforeMidnight}</p>}
          </div>
        )}
      </PromotionBody>
      {presenceDialog}
    </Card>
  )
}
