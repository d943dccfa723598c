import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { rewardKindOf } from '#core/reward/reward-item.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import type { rewardItemOut } from '#core/reward/wire-reward.ts'
import type { InferOutput } from 'valibot'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './reward-items.module.css'

export type WireItem = InferOutput<typeof rewardItemOut>

interface RewardItemsProps {
  items: readonly WireItem[]
  /** In one line, without the turnover. */
  compact?: boolean
}

/** Granted items with quantity and turnover. */
export function RewardItems({ items, compact = false }: RewardItemsProps) {
  return (
    <ul className={styles.items} data-compact={compact || undefined}>
      {items.map(({ id, count, betRate }, index) => (
        <li key={index} className={styles.item}>
          <Icon name={iconOf(id)} size={compact ? 18 : 22} />
          <span className={styles.words}>
            <span className={styles.name}>{rewardName({ id, count, betRate: basisPointsFromDecimal(betRate) })}</span>
            {!compact && betRate > 0 && (
              <span className={styles.play}>{formatMessage(messages.playthrough, { betRate })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function iconOf(id: number): IconName {
  switch (rewardKindOf(id)) {
    case 'coin':
      return 'coin'
    case 'points':
      return 'star'
    case 'signInCard':
      return 'calendar'
    case 'newYearPiece':
      return 'gift'
    default:
      return 'ticket'
  }
}
