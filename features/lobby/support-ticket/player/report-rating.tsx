import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { rateReport, type viewReport } from '../contract.ts'
import styles from './report-thread.module.css'
import { messages } from './messages/en.ts'

type ReportRatingProps = {
  readonly report: Pick<ResponseOf<typeof viewReport>, 'id' | 'canRate' | 'rating'>
  readonly onChanged: () => Promise<void>
}

const starCounts = [1, 2, 3, 4, 5]

/** The rating of a solved report. Renders nothing where there is nothing to rate. */
export function ReportRating({ report: { id, canRate, rating }, onChanged }: ReportRatingProps) {
  const { send, pending } = useCallMutation(rateReport)
  if (rating !== null)
    return (
      <p className={styles.by} role="status">
        {formatMessage(messages.thanks, { count: rating })}
      </p>
    )
  if (!canRate) return null
  const rate = async (stars: number) => {
    if (pending) return
    const reply = await send({ id, stars })
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
