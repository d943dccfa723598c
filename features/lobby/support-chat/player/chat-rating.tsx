import { formatMessage } from '#core/message/format-message.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { rateSupportChat } from '../contract.ts'
import type { ShownChat } from './shown-chat.ts'
import styles from './support-chat.module.css'
import { messages } from './messages/en.ts'

export type ChatRatingProps = { readonly chat: ShownChat; readonly onChanged: () => Promise<void> }

const starCounts = [1, 2, 3, 4, 5]

/** The rating of a chat that has ended. Renders nothing where there is nothing to rate. */
export function ChatRating({ chat: { id, canRate, rating }, onChanged }: ChatRatingProps) {
  const { send, pending } = useCallMutation(rateSupportChat)
  if (rating !== null)
    return (
      <p className={styles.thanks} role="status">
        {formatMessage(messages.thanks, { count: rating })}
      </p>
    )
  if (!canRate) return null
  const rate = async (stars: number) => {
    if (pending) return
    const reply = await send({ chatId: id, stars })
    if (reply.kind !== 'answer' && reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
    await onChanged()
  }
  return (
    <Card title={messages.rateTitle}>
      <div className={styles.stars}>
        {starCounts.map((count) => (
          <IconButton
            key={count}
            icon="star"
            label={formatMessage(messages.stars, { count })}
            onClick={() => void rate(count)}
          />
        ))}
      </div>
    </Card>
  )
}
