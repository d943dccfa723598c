import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { ClaimButton } from '#features/promotions/kit/player/index.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import styles from './agent5-page.module.css'
import type { Agent5View } from './agent5-view.ts'
import { messages } from './messages/en.ts'

interface StagesCardProps {
  agent: Agent5View
  pending: boolean
  onClaim: (id: number) => void
}

const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const

/** A bonus at each number of friends whose cash was claimed. */
export function StagesCard({ agent: { stages, validCount }, pending, onClaim }: StagesCardProps) {
  if (stages.length === 0) return null
  return (
    <Card title={messages.stages}>
      <div className={styles.stages}>
        {stages.map(({ id, amount, status }) => (
          <div key={id} className={styles.stage}>
            <ProgressBar
              label={formatMessage(messages.stageBonus, { amount: formatMoney(amount) })}
              valueText={formatMessage(messages.friendsOfNeeded, { friends: validCount, needed: id })}
              value={Math.min(validCount, id)}
              max={id}
            />
            <ClaimButton
              size="small"
              state={states[status]}
              loading={pending && states[status] === 'claimable'}
              onClaim={() => onClaim(id)}
            />
          </div>
        ))}
        <p className={styles.hint}>{messages.stagesHint}</p>
      </div>
    </Card>
  )
}
