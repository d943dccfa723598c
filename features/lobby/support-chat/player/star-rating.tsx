import { formatMessage } from '#core/message/format-message.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import styles from './support-chat.module.css'
import { messages } from './messages/en.ts'

export type StarRatingProps = {
  readonly title: string
  readonly canRate: boolean
  /** Null: not rated yet. */
  readonly rating: number | null
  readonly onRate: (stars: number) => void
}

const starCounts = [1, 2, 3, 4, 5]

/** The player's rating of the help they got. Renders nothing where there is nothing to rate. */
export function StarRating({ title, canRate, rating, onRate }: StarRatingProps) {
  if (rating !== null)
    return (
      <p className={styles.thanks} role="status">
        {formatMessage(messages.thanks, { count: rating })}
      </p>
    )
  if (!canRate) return null
  return (
    <Card title={title}>
      <div className={styles.stars}>
        {starCounts.map((count) => (
          <IconButton
            key={count}
            icon="star"
            label={formatMessage(messages.stars, { count })}
            onClick={() => onRate(count)}
          />
        ))}
      </div>
    </Card>
  )
}
