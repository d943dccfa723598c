import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import {
  DayCells,
  PromotionBody,
  PromotionPage,
  SoldOut,
  announceGift,
  useClaim,
} from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { claimStreak, makeUpStreak, readStreak } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './deposit-streak-page.module.css'

/** A deposit per day, and the gift of each. */
export function DepositStreakPage() {
  const query = useCallQuery(readStreak, {})
  const { claim, pending, presenceDialog } = useClaim(claimStreak, {
    refresh: [readStreak],
    onClaimed: ({ items }) => announceGift(items),
  })
  const makingUp = useClaim(makeUpStreak, { refresh: [readStreak] })
  const { answer } = query
  return (
    <PromotionPage
      title={messages.title}
      lead={messages.pageLead}
      scene="deposit-streak"
      rule="continuous-recharge"
      ends={{ label: messages.nextDayIn, known: answer && { at: answer.nextDayAt, now: answer.now } }}
      onEnd={() => void query.refresh()}
    >
      <PromotionBody query={query}>
        {(streak) => (
          <Card>
            <div className={styles.streak}>
              <DayCells days={streak.days} pending={pending} onClaim={(day) => claim({ day })} />
              <Today streak={streak} />
              {streak.canMakeUp && (
                <div className={styles.today}>
                  <p>
                    {formatMessage(messages.missedYesterday, {
                      points: formatHundredths(streak.makeUpPoints),
                    })}
                  </p>
                  <Button
                    size="small"
                    variant="secondary"
                    loading={makingUp.pending}
                    onClick={() => makingUp.claim({})}
                  >
                    {messages.usePoints}
                  </Button>
                </div>
              )}
            </div>
          </Card>
        )}
      </PromotionBody>
      {presenceDialog}
      {makingUp.presenceDialog}
    </PromotionPage>
  )
}

/** Today's task. */
function Today({ streak }: { readonly streak: ResponseOf<typeof readStreak> }) {
  const { nextDay, need, isSoldOut, waitsForStake } = streak
  if (nextDay === null) return <p className={styles.today}>{messages.todayDone}</p>
  if (waitsForStake) {
    return (
      <div className={styles.today}>
        <p>{formatMessage(messages.playthroughFirst, { need: formatMoney(need), nextDay })}</p>
        <ButtonLink href="/lobby/home" size="small" variant="secondary">
          {messages.play}
        </ButtonLink>
      </div>
    )
  }
  if (isSoldOut) return <SoldOut>{formatMessage(messages.rewardSoldOut, { nextDay })}</SoldOut>
  return (
    <div className={styles.today}>
      <p>{formatMessage(messages.depositToday, { need: formatMoney(need), nextDay })}</p>
      <ButtonLink href="/lobby/wallets/deposit" size="small">
        {messages.deposit}
      </ButtonLink>
    </div>
  )
}
