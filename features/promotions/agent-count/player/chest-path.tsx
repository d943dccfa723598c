import { claimStatus } from '#core/enumerations/claim-status.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { ClaimButton } from '#features/promotions/kit/player/index.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import styles from './chest-path.module.css'
import { messages } from './messages/en.ts'
import { prizeText } from './prize-text.ts'
import type { ShownCount } from './use-count.ts'

interface ChestPathProps {
  count: ShownCount
  pending: boolean
  onClaim: (id: number) => void
}

const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const

/** The chests on the way, and how far the friends have come. */
export function ChestPath({ count: { awards, validCount }, pending, onClaim }: ChestPathProps) {
  const friends = formatMessage(messages.friendsCount, { count: validCount })
  if (awards.length === 0) return <Card title={friends}>{messages.cardsNone}</Card>
  return (
    <Card title={messages.chests} action={<span className={styles.friends}>{friends}</span>}>
      <ul className={styles.chests}>
        {awards.map(({ id, items, status }) => (
          <li key={id} className={styles.chest} data-state={states[status]}>
            <ProgressBar
              label={<strong className={styles.prize}>{prizeText(items)}</strong>}
              valueText={formatMessage(messages.friendsOfNeed, { friends: Math.min(validCount, id), need: id })}
              value={Math.min(validCount, id)}
              max={id}
            />
            <ClaimButton
              size="small"
              state={states[status]}
              loading={pending && status === claimStatus.claimable}
              onClaim={() => onClaim(id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
