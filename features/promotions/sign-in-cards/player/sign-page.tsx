import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatShortMoney } from '#core/money/short-money.ts'
import { PromotionBody, PromotionPage } from '#features/promotions/kit/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import type { readSignInCards } from '../contract.ts'
import { CardChoice } from './card-choice.tsx'
import { OwnedCard } from './owned-card.tsx'
import styles from './sign-page.module.css'
import { useSignInCards } from './use-sign-in-cards.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** The player's cards, the current one first, or the choice of one. */
export function SignPage() {
  const { query, claim, pending, presenceDialog } = useSignInCards()
  const { answer } = query
  return (
    <PromotionPage
      title={messages.title}
      lead={messages.pageLead}
      scene="sign-in-cards"
      rule="signBonus"
      ends={
        answer?.ownList[0]?.isActive
          ? { known: { at: answer.nextDayAt, now: answer.now }, label: messages.nextDayIn }
          : undefined
      }
      onEnd={() => void query.refresh()}
    >
      <PromotionBody query={query}>
        {(state) =>
          state.ownList.length === 0 ? (
            <CardChoice state={state} />
          ) : (
            <Cards state={state} pending={pending} onClaim={claim} />
          )
        }
      </PromotionBody>
      {presenceDialog}
    </PromotionPage>
  )
}

interface CardsProps {
  state: ResponseOf<typeof readSignInCards>
  pending: boolean
  onClaim: (id: number, day: number) => void
}

function Cards({ state: { ownList, cards, now }, pending, onClaim }: CardsProps) {
  const [chosen, setChosen] = useState<string>()
  const shown = ownList.find(({ id }) => String(id) === chosen) ?? ownList[0]
  if (shown === undefined) return null
  return (
    <>
      {ownList.length > 1 && (
        <SegmentedControl
          label={messages.yourCards}
          options={ownList.map(({ id, price }) => ({
            value: String(id),
            label: formatShortMoney(price),
          }))}
          value={String(shown.id)}
          onChange={setChosen}
        />
      )}
      <OwnedCard card={shown} now={now} pending={pending} onClaim={(day) => onClaim(shown.id, day)} />
      {cards.length > 0 && (
        <div className={styles.more}>
          <p>{formatMessage(messages.moreCards, { count: cards.length })}</p>
          <ButtonLink href="/activity/signPay" variant="secondary" size="small" iconEnd="chevron-right">
            {messages.seeCards}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
