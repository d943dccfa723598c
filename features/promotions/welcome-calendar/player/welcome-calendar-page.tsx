import { claimStatus } from '#core/enumerations/claim-status.ts'
import { formatMoney } from '#core/money/format-money.ts'
import {
  DayCells,
  PromotionBody,
  PromotionPage,
  announceGift,
  useClaim,
} from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { claimWelcomeCalendar, readWelcomeCalendar } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './welcome-calendar-page.module.css'

/** The new player's calendar: one cell per day. */
export function WelcomeCalendarPage() {
  const query = useCallQuery(readWelcomeCalendar, {})
  const { claim, pending, presenceDialog } = useClaim(claimWelcomeCalendar, {
    refresh: [readWelcomeCalendar],
    onClaimed: ({ items }) => announceGift(items),
  })
  const { answer } = query
  const isLastNext = answer?.days.filter(({ status }) => status !== claimStatus.done).length === 1
  return (
    <PromotionPage
      title={messages.title}
      lead={messages.pageLead}
      scene="welcome-calendar"
      rule="free-sign"
      ends={{ known: answer && { at: answer.expireTime, now: answer.now } }}
      onEnd={() => void query.refresh()}
    >
      <PromotionBody query={query}>
        {({ days, needRecharge }) => (
          <Card>
            <div className={styles.calendar}>
              <DayCells days={days} pending={pending} onClaim={(day) => claim({ day })} />
              {needRecharge > 0 && (
                <p className={styles.note}>
                  {formatMessage(messages.lastDayDeposit, { amount: formatMoney(needRecharge) })}
                  {isLastNext && (
                    <ButtonLink href="/lobby/wallets/deposit" size="small">
                      {messages.deposit}
                    </ButtonLink>
                  )}
                </p>
              )}
            </div>
          </Card>
        )}
      </PromotionBody>
      {presenceDialog}
    </PromotionPage>
  )
}
