import { useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { makeFeedSecret } from '../contract.ts'
import { messages } from './messages/en.ts'
import type { Partner } from './partner.ts'
import { useFeedAction } from './use-feed-action.ts'

type MakeSecretDialogProps = {
  readonly partner: Partner
  /** Called with the secret that the server has made. */
  readonly onMade: (secret: string) => void
  readonly onClose: () => void
}

const keeping = [
  { value: '0', label: messages.keepNot },
  { value: '24', label: messages.keepDay },
  { value: '72', label: messages.keepThreeDays },
  { value: '168', label: messages.keepWeek },
] as const

export function MakeSecretDialog({ partner, onMade, onClose }: MakeSecretDialogProps) {
  const send = useFeedAction()
  const [kept, setKept] = useState('72')
  const { id: partnerId, name, secretMadeAt } = partner
  const isFirst = secretMadeAt === null
  const make = async (reason: string) => {
    const reply = await send(makeFeedSecret, { partnerId, keepOldHours: Number(kept), reason }, undefined)
    if (reply.kind === 'answer') onMade(reply.body.secret)
    return reply
  }
  return (
    <ReasonDialog
      open
      title={formatMessage(isFirst ? messages.makeSecretTitle : messages.replaceSecretTitle, { name })}
      confirmLabel={isFirst ? messages.makeSecret : messages.replaceSecret}
      act={make}
      onClose={onClose}
    >
      <p>{messages.makeSecretText}</p>
      {!isFirst && (
        <Select
          label={messages.keepOld}
          options={keeping}
          value={kept}
          onChange={(event) => setKept(event.currentTarget.value)}
        />
      )}
    </ReasonDialog>
  )
}
