import type { ResponseOf } from '#core/contract/call.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useInvite } from '#features/promotions/invite/player/index.ts'
import {
  announceGift,
  ClaimButton,
  LiveCountdown,
  RewardItems,
  useClaim,
} from '#features/promotions/kit/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { claimPromoterTask, readPromoterTasks, sharePromoterLink } from '../contract.ts'
import { messages } from './messages/en.ts'
import { PromoterPath } from './promoter-path.tsx'
import styles from './promoter-tasks.module.css'

type State = ResponseOf<typeof readPromoterTasks>
type Step = State['steps'][number]

/** The promoter's steps of the day, where the invite promotions are. Nothing while the promotion is not open. */
export function PromoterTasks() {
  const query = useCallQuery(readPromoterTasks, {})
  return query.answer ? <Tasks state={query.answer} refresh={query.refresh} /> : null
}

function Tasks({ state, refresh }: { state: State; refresh: () => Promise<void> }) {
  const client = useClient()
  const { invite, shareSheet } = useInvite(state.inviteCode)
  const { claim, pending, presenceDialog } = useClaim(claimPromoterTask, {
    refresh: [readPromoterTasks],
    onClaimed: ({ items }) => announceGift(items),
  })
  const share = () => {
    invite()
    void client.send(sharePromoterLink, { channel: 'link' }).then(refresh)
  }
  return (
    <Card title={messages.title}>
      <PromoterPath steps={state.steps} />
      <p className={styles.note}>
        {messages.restartsIn}{' '}
        <LiveCountdown
          at={state.resetsAt}
          serverTime={state.now}
          label={messages.restartsIn}
          onEnd={() => void refresh()}
        />
      </p>
      <ul className={styles.steps}>
        {state.steps.map((step) => (
          <StepRow key={step.id} step={step} pending={pending} onShare={share} onClaim={() => claim({ id: step.id })} />
        ))}
      </ul>
      <p className={styles.note}>{messages.conditions}</p>
      {presenceDialog}
      {shareSheet}
    </Card>
  )
}

interface StepRowProps {
  step: Step
  pending: boolean
  onShare: () => void
  onClaim: () => void
}

const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const

function StepRow({ step: { kind, need, done, items, status }, pending, onShare, onClaim }: StepRowProps) {
  const isToShare = kind === 'share' && status === claimStatus.locked
  return (
    <li className={styles.step}>
      <div className={styles.words}>
        <ProgressBar
          label={formatMessage(titles[kind], { count: need })}
          valueText={formatMessage(messages.doneOfNeed, { done, need })}
          value={done}
          max={need}
        />
        <RewardItems items={items} compact />
      </div>
      {isToShare ? (
        <Button size="small" icon="share" onClick={onShare}>
          {messages.share}
        </Button>
      ) : (
        <ClaimButton
          size="small"
          state={states[status]}
          loading={pending && status === claimStatus.claimable}
          onClaim={onClaim}
        />
      )}
    </li>
  )
}

const titles = {
  share: messages.shareLink,
  registration: messages.friendsRegistered,
  valid: messages.friendsQualified,
} as const
