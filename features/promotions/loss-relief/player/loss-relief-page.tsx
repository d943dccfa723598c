import { claimStatus } from '#core/enumerations/claim-status.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import {
  ClaimButton,
  PromotionBody,
  PromotionPage,
  RewardItems,
  SoldOut,
  tellGift,
  useClaim,
} from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { bankruptBonus } from '../contract.ts'
import styles from './loss-relief-page.module.css'

/** Offers for a player out of coins: a part of the day's loss, and a pack for an hour. */
export function LossReliefPage() {
  const query = useCallQuery(bankruptBonus, { op: 'query' })
  const { claim, pending, presenceDialog } = useClaim(bankruptBonus, {
    refresh: [bankruptBonus],
    onClaimed: ({ given }) => tellGift(given),
  })
  const { answer } = query
  const sale = answer?.pack.isSoldOut ? null : answer?.pack.expireTime
  return (
    <PromotionPage
      title="LossRelief"
      lead="Out of coins? A little of what you lost today comes back."
      icon="bolt"
      rule="supply"
      ends={answer && sale ? { known: { at: sale, now: answer.now }, label: 'The pack is there for' } : undefined}
      onEnd={() => void query.refresh()}
    >
      <PromotionBody query={query}>
        {(state) =>
          state.restsBecause ? (
            <Resting because={state.restsBecause} />
          ) : (
            <Offer state={state} pending={pending} onClaim={() => claim({ op: 'receive' })} />
          )
        }
      </PromotionBody>
      {presenceDialog}
    </PromotionPage>
  )
}

type State = ResponseOf<typeof bankruptBonus>

const rests = {
  hasCoins: {
    title: 'You still have coins',
    text: 'If your balance drops to zero, you can claim a refill here.',
  },
  inSafebox: {
    title: 'You still have coins in your safebox',
    text: 'If your balance and your safebox are empty, you can claim a refill here.',
  },
  underWay: {
    title: 'You still have money on its way',
    text: 'A bet is open or a withdrawal is being paid. Come back when it has ended.',
  },
  neverDeposited: {
    title: 'Make your first deposit',
    text: 'After that, you can claim a refill here when your balance drops to zero.',
  },
  night: { title: 'Supply rests at night', text: 'It is here again from six in the morning, Manila time.' },
  weekUsed: { title: 'Used for this week', text: 'A new week begins on Monday at midnight, Manila time.' },
} as const

function Resting({ because }: { readonly because: NonNullable<State['restsBecause']> }) {
  const { title, text } = rests[because]
  return (
    <Card>
      <EmptyState icon="bolt" title={title}>
        {text}
      </EmptyState>
    </Card>
  )
}

interface OfferProps {
  state: State
  pending: boolean
  onClaim: () => void
}

const lossReliefKind = 10
const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const

function Offer({ state: { aid, pack, usedInWeek, perWeek }, pending, onClaim }: OfferProps) {
  const left = perWeek - usedInWeek
  return (
    <>
      <Card title="A little of today">
        <div className={styles.aid}>
          {aid.items.length > 0 ? (
            <RewardItems items={aid.items} />
          ) : (
            <p className={styles.note}>You have lost nothing today, so there is nothing to give back.</p>
          )}
          <ClaimButton state={states[aid.status]} block loading={pending} onClaim={onClaim} />
        </div>
      </Card>
      {pack.status !== claimStatus.locked && (
        <Card title="LossRelief pack">
          <div className={styles.pack}>
            <p className={styles.words}>
              Your deposit of {formatMoney(pack.price)} is yours to play with. It brings besides:
            </p>
            <RewardItems items={pack.items} />
            {pack.status === claimStatus.done ? (
              <p className={styles.note}>Bought. What it brings is in your balance.</p>
            ) : pack.isSoldOut ? (
              <SoldOut />
            ) : (
              <ButtonLink
                href={`/lobby/wallets/deposit?actType=${lossReliefKind}&amount=${pack.price}`}
                variant="secondary"
                block
              >
                {`Get it for ${formatMoney(pack.price)}`}
              </ButtonLink>
            )}
          </div>
        </Card>
      )}
      <p className={styles.foot}>
        {left <= 0 ? 'Used for this week.' : `${left} of ${perWeek} times left this week.`} Play only with what you can
        spare. <a href="/profile/limits">Limits and breaks</a>
      </p>
    </>
  )
}
