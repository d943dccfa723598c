import { claimStatus } from '#core/enumerations/claim-status.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { Instant } from '#core/clock/instant.ts'
import { usePlayer } from '#features/players/account/player/index.ts'
import { ClaimButton, DayCells, RewardItems } from '#features/promotions/kit/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import type { readSignInCards } from '../contract.ts'
import { CardFace } from './card-face.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './sign-page.module.css'

export type CardView = ResponseOf<typeof readSignInCards>['ownList'][number]

interface OwnedCardProps {
  card: CardView
  now: Instant
  pending: boolean
  onClaim: (day: number) => void
}

const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const

/** An owned card with its days and gifts. */
export function OwnedCard({ card, now, pending, onClaim }: OwnedCardProps) {
  const { price, propId, days, signUp, expireTime, isActive } = card
  const left = days.filter(({ status }) => status !== claimStatus.done).length
  return (
    <Card>
      <div className={styles.owned}>
        <CardFace propId={propId} price={price}>
          {left === 0
            ? messages.allDaysClaimed
            : now < expireTime
              ? formatMessage(messages.untilTime, { time: formatInstant(expireTime) })
              : messages.ended}
        </CardFace>
        <DayCells days={days} pending={pending} onClaim={onClaim} />
        {signUp && (
          <SignInCards
            signUp={signUp}
            pending={pending}
            onClaim={() => onClaim(-1)}
            isOver={now >= expireTime && signUp.status !== claimStatus.done}
          />
        )}
        {isActive && left > 0 && <p className={styles.note}>{noteOf(days, left)}</p>}
      </div>
    </Card>
  )
}

interface SignInCardsProps {
  signUp: NonNullable<CardView['signUp']>
  pending: boolean
  isOver: boolean
  onClaim: () => void
}

function SignInCards({ signUp, pending, isOver, onClaim }: SignInCardsProps) {
  const hasKyc = usePlayer()?.hasKyc === true
  const asksForIdentity = signUp.status === claimStatus.claimable && !hasKyc
  return (
    <div className={styles.signUp}>
      <div className={styles.words}>
        <strong>{messages.firstCardBonus}</strong>
        <RewardItems items={signUp.items} compact />
        {asksForIdentity && <span className={styles.faint}>{messages.verifyToClaim}</span>}
      </div>
      {asksForIdentity ? (
        <ButtonLink href="/walletsKyc" size="small" variant="secondary">
          {messages.verify}
        </ButtonLink>
      ) : (
        <ClaimButton
          size="small"
          state={states[signUp.status]}
          lockedLabel={isOver ? messages.ended : messages.locked}
          loading={pending}
          onClaim={onClaim}
        />
      )}
    </div>
  )
}

function noteOf(days: CardView['days'], left: number): string {
  const canClaim = days.some(({ status }) => status === claimStatus.claimable)
  return formatMessage(canClaim ? messages.daysLeft : messages.daysLeftNextAtMidnight, { count: left })
}
