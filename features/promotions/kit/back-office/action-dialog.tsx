import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { endPromotion, listPromotions, pausePromotion, requestPromotion, viewPromotion } from '../staff-contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type PromotionAct = 'request' | 'pause' | 'end'

const words = {
  request: { title: messages.requestTitle, confirm: messages.requestActivation, done: messages.requestDone },
  pause: { title: messages.pauseTitle, confirm: messages.pause, done: messages.pauseDone },
  end: { title: messages.endTitle, confirm: messages.end, done: messages.endDone },
} as const

const effects = {
  request: (version: number) => formatMessage(messages.requestBody, { version }),
  pause: () => messages.pauseBody,
  end: () => messages.endBody,
} as const

interface ActionDialogProps {
  act: PromotionAct
  promotion: Pick<ResponseOf<typeof viewPromotion>, 'key' | 'title' | 'latest'>
  onClose: () => void
}

/** Asks for a reason and performs the act. */
export function ActionDialog({ act, promotion: { key, title, latest }, onClose }: ActionDialogProps) {
  const client = useClient()
  const refresh = useRefreshCalls()
  // An idempotency key per opening of the dialog.
  const [requestKey] = useState(() => crypto.randomUUID())
  // The version shown when the dialog opened.
  const [version] = useState(latest ?? 1)
  const { title: question, confirm, done } = words[act]

  const send = (reason: string) => {
    if (act === 'request') return client.send(requestPromotion, { key, version, requestKey, reason })
    return client.send(act === 'end' ? endPromotion : pausePromotion, { key, reason })
  }
  const perform = async (reason: string) => {
    const reply = await send(reason)
    if (reply.kind === 'answer') toast(done, { tone: 'success' })
    void refresh(listPromotions, viewPromotion)
    return reply
  }
  return (
    <ReasonDialog
      open
      title={formatMessage(question, { title })}
      confirmLabel={confirm}
      destructive={act !== 'request'}
      act={perform}
      onClose={onClose}
    >
      <p>{effects[act](version)}</p>
    </ReasonDialog>
  )
}
