import { formatMessage } from '#core/message/format-message.ts'
import { RewardItems, type WireItem } from '#features/promotions/kit/player/index.ts'
import { messages } from './messages/en.ts'
import styles from './rows.module.css'

interface ItemWordsProps {
  items: readonly WireItem[]
  note: string
}

/** What a pack or the shop gives, and below it a note with the playthrough. */
export function ItemWords({ items, note }: ItemWordsProps) {
  const betRate = Math.max(0, ...items.map((item) => item.betRate))
  return (
    <div className={styles.words}>
      <RewardItems items={items} compact />
      <p className={styles.notes}>
        <span>{note}</span>
        {betRate > 0 && <span>{formatMessage(messages.playthrough, { betRate })}</span>}
      </p>
    </div>
  )
}
