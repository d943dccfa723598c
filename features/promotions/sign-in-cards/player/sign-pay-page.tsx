import { PromotionBody, PromotionPage } from '#features/promotions/kit/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { CardChoice } from './card-choice.tsx'
import styles from './sign-page.module.css'
import { useSignInCards } from './use-sign-in-cards.ts'

export function SignPayPage() {
  const { query } = useSignInCards()
  return (
    <PromotionPage
      title="Choose a card"
      lead="Pay a card's price once: play with it at once, and claim a part of it again on seven days."
      icon="calendar"
      rule="signBonus"
    >
      <PromotionBody query={query}>
        {(state) => (
          <>
            {state.ownList.length > 0 && (
              <div className={styles.more}>
                <p>{state.ownList.length === 1 ? 'You have a card' : `You have ${state.ownList.length} cards`}</p>
                <ButtonLink href="/activity/sign" variant="secondary" size="small" iconEnd="chevron-right">
                  Your cards
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
