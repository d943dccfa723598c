import type { ResponseOf } from '#core/contract/call.ts'
import { StarRating } from '#features/lobby/support-chat/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { rateReport, type viewReport } from '../contract.ts'
import { messages } from './messages/en.ts'

type ReportRatingProps = {
  readonly report: Pick<ResponseOf<typeof viewReport>, 'id' | 'canRate' | 'rating'>
  readonly onChanged: () => Promise<void>
}

/** The rating of a solved report. */
export function ReportRating({ report: { id, canRate, rating }, onChanged }: ReportRatingProps) {
  const { send, pending } = useCallMutation(rateReport)
  const rate = async (stars: number) => {
    if (pending) return
    const reply = await send({ id, stars })
    if (reply.kind !== 'answer' && reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
    await onChanged()
  }
  return (
    <StarRating title={messages.rateTitle} canRate={canRate} rating={rating} onRate={(stars) => void rate(stars)} />
  )
}
