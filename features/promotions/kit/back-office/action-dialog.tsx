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
  request: { ask: messages.askToActivate, about: 'A second person lets the newest version act.', done: messages.asked },
  pause: { ask: messages.pause, about: messages.nothingIsGivenFromThis, done: messages.paused },
  end: { ask: 'End', about: messages.itEndsForGoodAnd, done: messages.ended },
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
  const { ask, about, done } = words[act]

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
      title={`${ask}: ${title}?`}
      confirmLabel={ask}
      destructive={act !== 'request'}
      act={perform}
      onClose={onClose}
    >
      <p>{act === 'request' ? formatMessage(messages.aboutItIsVersionVersion, { about, version }) : about}</p>
    </ReasonDialog>
  )
}
