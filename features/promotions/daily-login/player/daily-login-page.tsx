import type { ResponseOf } from '#core/contract/call.ts'
import { CashBackCard } from '#features/promotions/cash-back/player/index.ts'
import {
  DayCells,
  PromotionBody,
  PromotionPage,
  announceGift,
  useClaim,
} from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useSettled } from '#platform/browser/client/use-settled.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { claimDailyLogin, readDailyLogin } from '../contract.ts'
import { messages } from './messages/en.ts'
import styles from './daily-login-page.module.css'

/** The daily login gift, and below it the cash back. */
export function DailyLoginPage() {
  const query = useCallQuery(readDailyLogin, {})
  const { answer, refresh } = query
  const isSettled = useSettled(query.pending)
  return (
    <PromotionPage
      title={messages.title}
      lead={messages.pageLead}
      scene="daily-login"
      rule="dayBonus"
      ends={{ label: messages.nextDayIn, known: answer && { at: answer.nextDayAt, now: answer.now } }}
      onEnd={() => void refresh()}
    >
      <Card title={messages.loginRewards}>
        <PromotionBody query={query}>{(row) => <LoginRow row={row} />}</PromotionBody>
      </Card>
      {isSettled && <CashBackCard />}
    </PromotionPage>
  )
}

/** A separate component, so that a claim re-renders the row only. */
function LoginRow({ row: { days, isResting: isPaused } }: { readonly row: ResponseOf<typeof readDailyLogin> }) {
  const { claim, pending, presenceDialog } = useClaim(claimDailyLogin, {
    refresh: [readDailyLogin],
    onClaimed: ({ items }) => announceGift(items),
  })
  return (
    <div className={styles.row}>
      <DayCells days={days} pending={pending} onClaim={(day) => claim({ day })} />
      {isPaused && (
        <p className={styles.note}>
          {messages.paused}
          <ButtonLink href="/lobby/wallets/deposit" size="small" variant="secondary">
            {messages.deposit}
          </ButtonLink>
        </p>
      )}
      {presenceDialog}
    </div>
  )
}
