import type { ResponseOf } from '#core/contract/call.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import {
  announceGift,
  ClaimButton,
  PromotionBody,
  PromotionPage,
  RewardItems,
  SoldOut,
  useClaim,
} from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { claimMilestone, readFund } from '../contract.ts'
import styles from './fund-page.module.css'
import { messages } from './messages/en.ts'
import { TerraceScene } from './terrace-scene.tsx'

type State = ResponseOf<typeof readFund>
type Milestone = State['milestones'][number]

const readEveryMs = 15_000

/** The level pack: its milestones as terraces, and what can be claimed. */
export function FundPage() {
  const query = useCallQuery(readFund, {}, { refreshEveryMs: readEveryMs })
  const { claim, pending, presenceDialog } = useClaim(claimMilestone, {
    refresh: [readFund],
    onClaimed: ({ items }) => announceGift(items),
  })
  const { answer } = query
  return (
    <PromotionPage
      title={messages.title}
      lead={messages.pageLead}
      scene="level-pack"
      rule="fund"
      ends={answer?.owned?.isActive ? { known: { at: answer.owned.expireTime, now: answer.now } } : undefined}
      onEnd={() => void query.refresh()}
    >
      <PromotionBody query={query}>
        {(state) => (
          <>
            <TerraceScene milestones={state.milestones} isOwned={state.owned !== null} />
            <Offer state={state} />
            <Milestones state={state} pending={pending} onClaim={(level) => claim({ level })} />
          </>
        )}
      </PromotionBody>
      {presenceDialog}
    </PromotionPage>
  )
}

function Offer({ state: { offer, owned, total } }: { state: State }) {
  if (offer !== null) {
    const { fundId, price, isSoldOut } = offer
    return (
      <Card>
        <div className={styles.offer}>
          <p>
            {formatMessage(messages.offer, {
              price: formatMoney(price),
              total: formatMoney(total),
              count: offer.lastsDays,
            })}
          </p>
          {isSoldOut ? (
            <SoldOut />
          ) : (
            <ButtonLink
              href={`/lobby/wallets/deposit?actType=${depositPurpose.depositLadder}&amount=${price}&fundId=${fundId}`}
              block
            >
              {formatMessage(messages.getFor, { price: formatMoney(price) })}
            </ButtonLink>
          )}
          <p className={styles.note}>{messages.notGuaranteed}</p>
        </div>
      </Card>
    )
  }
  if (owned?.isActive) return null
  return (
    <Card>
      <p className={styles.note}>{owned === null ? messages.packGone : messages.packDone}</p>
    </Card>
  )
}

interface MilestonesProps {
  state: State
  pending: boolean
  onClaim: (level: number) => void
}

const Milestones = ({ state: { milestones, level, owned }, pending, onClaim }: MilestonesProps) => (
  <Card title={formatMessage(messages.yourLevel, { level })}>
    <ul className={styles.milestones}>
      {milestones.map((milestone) => (
        <MilestoneRow
          key={milestone.level}
          milestone={milestone}
          isReached={level >= milestone.level}
          isOwned={owned !== null}
          pending={pending}
          onClaim={() => onClaim(milestone.level)}
        />
      ))}
    </ul>
  </Card>
)

interface MilestoneRowProps {
  milestone: Milestone
  isReached: boolean
  isOwned: boolean
  pending: boolean
  onClaim: () => void
}

const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const

const MilestoneRow = ({ milestone, isReached, isOwned, pending, onClaim }: MilestoneRowProps) => (
  <li className={styles.milestone} data-state={states[milestone.status]}>
    <span className={styles.level}>{formatMessage(messages.levelNumber, { level: milestone.level })}</span>
    <span className={styles.items}>
      <RewardItems items={milestone.items} compact />
    </span>
    <ClaimButton
      size="small"
      state={states[milestone.status]}
      lockedLabel={isReached && !isOwned ? messages.reached : messages.locked}
      loading={pending && milestone.status === claimStatus.claimable}
      onClaim={onClaim}
    />
  </li>
)
