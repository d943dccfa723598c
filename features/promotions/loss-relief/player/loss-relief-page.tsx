import { claimStatus } from '#core/enumerations/claim-status.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import {
  ClaimButton,
  PromotionBody,
  PromotionPage,
  RewardItems,
  SoldOut,
  announceGift,
  useClaim,
} from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { bankruptBonus } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import styles from './loss-relief-page.module.css'

/** Offers for a player out of coins: a part of the day's loss, and a pack for an hour. */
export function LossReliefPage() {
  const query = useCallQuery(bankruptBonus, { op: 'query' })
  const { claim, pending, presenceDialog } = useClaim(bankruptBonus, {
    refresh: [bankruptBonus],
    onClaimed: ({ given }) => announceGift(given),
  })
  const { answer } = query
  const sale = answer?.pack.isSoldOut ? null : answer?.pack.expireTime
  return (
    <PromotionPage
      title={messages.title}
      lead={messages.pageLead}
      scene="loss-relief"
      rule="supply"
      ends={answer && sale ? { known: { at: sale, now: answer.now }, label: messages.packAvailableFor } : undefined}
      onEnd={() => void query.refresh()}
    >
      <PromotionBody query={query}>
        {(state) =>
          state.restsBecause ? (
            <Unavailable because={state.restsBecause} />
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

const otherRewards = { to: '/lobby/rewards', label: messages.otherRewards } as const

/** Why there is no offer now, and where to go instead. */
const reasons = {
  hasCoins: {
    title: messages.hasCoins,
    text: messages.hasCoinsHint,
    way: otherRewards,
  },
  inSafebox: {
    title: messages.inSafebox,
    text: messages.inSafeboxHint,
    way: { to: '/lobby/wallets/safebox', label: messages.openSafebox },
  },
  underWay: {
    title: messages.pendingMoney,
    text: messages.pendingMoneyHint,
    way: { to: '/lobby/wallets', label: messages.openWallet },
  },
  neverDeposited: {
    title: messages.neverDeposited,
    text: messages.neverDepositedHint,
    way: { to: '/lobby/wallets/deposit', label: messages.deposit },
  },
  night: { title: messages.closedAtNight, text: messages.closedAtNightHint, way: otherRewards },
  weekUsed: { title: messages.weekUsed, text: messages.weekUsedHint, way: otherRewards },
} as const

function Unavailable({ because }: { readonly because: NonNullable<State['restsBecause']> }) {
  const { title, text, way } = reasons[because]
  return (
    <Card>
      <EmptyState icon="bolt" title={title} action={<ButtonLink href={way.to}>{way.label}</ButtonLink>}>
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
  const limits = <a href="/profile/limits">{messages.limitsAndBreaks}</a>
  return (
    <>
      <Card title={messages.partOfLosses}>
        <div className={styles.aid}>
          {aid.items.length > 0 ? (
            <RewardItems items={aid.items} />
          ) : (
            <p className={styles.note}>{messages.noLosses}</p>
          )}
          <ClaimButton state={states[aid.status]} block loading={pending} onClaim={onClaim} />
        </div>
      </Card>
      {pack.status !== claimStatus.locked && (
        <Card title={messages.pack}>
          <div className={styles.pack}>
            <p className={styles.words}>{formatMessage(messages.packContent, { price: formatMoney(pack.price) })}</p>
            <RewardItems items={pack.items} />
            {pack.status === claimStatus.done ? (
              <p className={styles.note}>{messages.packBought}</p>
            ) : pack.isSoldOut ? (
              <SoldOut />
            ) : (
              <ButtonLink
                href={`/lobby/wallets/deposit?actType=${lossReliefKind}&amount=${pack.price}`}
                variant="secondary"
                block
              >
                {formatMessage(messages.getItForPrice, { price: formatMoney(pack.price) })}
              </ButtonLink>
            )}
          </div>
        </Card>
      )}
      <p className={styles.foot}>
        {left <= 0
          ? formatRich(messages.weekUsedFoot, { limits })
          : formatRich(messages.weekFoot, { left, perWeek, limits })}
      </p>
    </>
  )
}
