import { PromotionBody, PromotionPage } from '#features/promotions/kit/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { CardChoice } from './card-choice.tsx'
import styles from './sign-page.module.css'
import { useSignInCards } from './use-sign-in-cards.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export function SignPayPage() {
  const { query } = useSignInCards()
  return (
    <PromotionPage title={messages.chooseCard} lead={messages.choiceLead} scene="sign-in-cards" rule="signBonus">
      <PromotionBody query={query}>
        {(state) => (
          <>
            {state.ownList.length > 0 && (
              <div className={styles.more}>
                <p>{formatMessage(messages.ownedCards, { count: state.ownList.length })}</p>
                <ButtonLink href="/activity/sign" variant="secondary" size="small" iconEnd="chevron-right">
                  {messages.yourCards}
                </ButtonLink>
              </div>
            )}
            <CardChoice state={state} />
          </>
        )}
      </PromotionBody>
    </PromotionPage>
  )
}
