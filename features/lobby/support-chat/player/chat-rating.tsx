import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { rateSupportChat } from '../contract.ts'
import type { ShownChat } from './shown-chat.ts'
import { StarRating } from './star-rating.tsx'
import { messages } from './messages/en.ts'

export type ChatRatingProps = { readonly chat: ShownChat; readonly onChanged: () => Promise<void> }

/** The rating of a chat that has ended. */
export function ChatRating({ chat: { id, canRate, rating }, onChanged }: ChatRatingProps) {
  const { send, pending } = useCallMutation(rateSupportChat)
  const rate = async (stars: number) => {
    if (pending) return
    const reply = await send({ chatId: id, stars })
    if (reply.kind !== 'answer' && reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
    await onChanged()
  }
  return (
    <StarRating title={messages.rateTitle} canRate={canRate} rating={rating} onRate={(stars) => void rate(stars)} />
  )
}
