import { claimStatus } from '#core/enumerations/claim-status.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import {
  ClaimButton,
  PromotionBody,
  PromotionPage,
  RewardItems,
  announceGift,
  useClaim,
} from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { claimChest, readMonthlyChests } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './monthly-chests-page.module.css'

/** Chests opened by the month's deposits. */
export function MonthlyChestsPage() {
  const query = useCallQuery(readMonthlyChests, {})
  const { claim, pending, presenceDialog } = useClaim(claimChest, {
    refresh: [readMonthlyChests],
    onClaimed: ({ items }) => announceGift(items),
  })
  const { answer } = query
  return (
    <PromotionPage
      title={messages.title}
      lead={messages.pageLead}
      scene="monthly-chests"
      rule="accumulated-recharge"
      ends={{ label: messages.monthEndsIn, known: answer && { at: answer.expireTime, now: answer.now } }}
      onEnd={() => void query.refresh()}
    >
      <PromotionBody query={query}>
        {({ sum, waiting, tiers }) => (
          <>
            <Card>
              <p className={styles.sum}>{formatMoney(sum)}</p>
              <p className={styles.note}>
                {waiting > 0
                  ? formatMessage(messages.countedAndWaiting, { waiting: formatMoney(waiting) })
                  : messages.counted}
              </p>
            </Card>
            <ul className={styles.tiers}>
              {tiers.map((tier) => (
                <TierCard
                  key={tier.id}
                  tier={tier}
                  sum={sum}
                  pending={pending}
                  onClaim={() => claim({ id: tier.id })}
                />
              ))}
            </ul>
          </>
        )}
      </PromotionBody>
      {presenceDialog}
    </PromotionPage>
  )
}

type Tier = ResponseOf<typeof readMonthlyChests>['tiers'][number]

interface TierCardProps {
  tier: Tier
  sum: number
  pending: boolean
  onClaim: () => void
}

const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const

function TierCard({ tier: { need, items, status, isSoldOut }, sum, pending, onClaim }: TierCardProps) {
  return (
    <li className={styles.tier} data-state={states[status]}>
      <div className={styles.words}>
        <ProgressBar label={formatMessage(messages.depositNeed, { need: formatMoney(need) })} value={sum} max={need} />
        <RewardItems items={items} compact />
      </div>
      <ClaimButton
        state={isSoldOut ? 'locked' : states[status]}
        label={messages.open}
        lockedLabel={isSoldOut ? messages.soldOut : messages.locked}
        size="small"
        loading={pending && status === claimStatus.claimable}
        onClaim={onClaim}
      />
    </li>
  )
}
