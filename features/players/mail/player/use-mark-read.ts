import { formatMessage } from '#core/message/format-message.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listMail, mailUnread, markMailRead } from '../contract.ts'
import type { MailKind } from '../mail-kind.ts'
import { messages } from './messages/en.ts'

type MarkRequest = { readonly kind: MailKind | undefined; readonly newestId: number }

/** Marking what the list shows, and older messages of its kind, as read. */
export function useMarkRead() {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const { begin, pending } = useOneAct(async (request: MarkRequest) => {
    const reply = await client.send(markMailRead, request)
    if (reply.kind === 'answer') {
      await refreshCalls(listMail, mailUnread)
      toast(formatMessage(messages.markedRead, { count: reply.body.marked }), { tone: 'success' })
    } else if (reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
  })
  return { markRead: (request: MarkRequest) => void begin(request), pending }
}
