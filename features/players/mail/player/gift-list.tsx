import { rewardName } from '#core/reward/reward-name.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { readMail } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './gift-list.module.css'

interface GiftListProps {
  items: ResponseOf<typeof readMail>['items']
  isTaken: boolean
}

/** Attached gifts with their turnover. */
export function GiftList({ items, isTaken }: GiftListProps) {
  return (
    <ul className={styles.gifts} data-taken={isTaken || undefined}>
      {items.map(({ betRate, ...item }, index) => (
        <li key={index} className={styles.gift}>
          <Icon name={isTaken ? 'check-circle' : 'gift'} size={24} />
          <span className={styles.count}>{rewardName({ ...item, betRate: basisPointsFromDecimal(betRate) })}</span>
          {betRate > 0 && <span className={styles.play}>{formatMessage(messages.playthrough, { betRate })}</span>}
        </li>
      ))}
    </ul>
  )
}
