import { type SyntheticEvent, useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { requestSegmentMail } from '../segment-contract.ts'
import { listPlayerMail, writeMail } from '../staff-contract.ts'
import { blankLetter, itemsOf, type LetterDraft, paragraphsOf } from './letter-draft.ts'
import { AddressCard, GiftCard, TextCard } from './letter-cards.tsx'
import styles from './letter-form.module.css'
import { LetterPaper } from './letter-paper.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** The letter on the left, its preview on the right. */
export function LetterForm() {
  const may = useMay()
  const [draft, setDraft] = useState<LetterDraft>(
    may('mail.write') ? blankLetter : { ...blankLetter, audience: 'none' },
  )
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [sending, setSending] = useState(false)
  const send = useSendLetter()
  const set = (change: Partial<LetterDraft>) => setDraft((before) => ({ ...before, ...change }))
  const review = (event: SyntheticEvent) => {
    event.preventDefault()
    setSending(true)
  }
  const confirm = async (reason: string) => {
    const reply = await send(draft, key, reason)
    if (reply.kind === 'answer') {
      setDraft({ ...blankLetter, audience: draft.audience })
      setKey(crypto.randomUUID())
    }
    return reply
  }
  const fault = itemsOf(draft) === undefined ? messages.amountsInvalid : undefined
  const isToGroup = draft.audience !== 'player'
  return (
    <div className={styles.desk}>
      <form className={styles.form} onSubmit={review} noValidate>
        <AddressCard draft={draft} onChange={set} />
        <TextCard draft={draft} onChange={set} />
        <GiftCard draft={draft} onChange={set} fault={fault} />
        <div className={styles.send}>
          <Button
            type="submit"
            icon="mail"
            disabled={fault !== undefined || draft.audience === 'none' || draft.title === '' || draft.text === ''}
          >
            {isToGroup ? messages.requestApproval : messages.send}
          </Button>
        </div>
      </form>
      <LetterPaper draft={draft} />
      <ReasonDialog
        open={sending}
        title={isToGroup ? messages.requestTitle : formatMessage(messages.sendTitle, { playerId: draft.playerId })}
        confirmLabel={isToGroup ? messages.requestApproval : messages.send}
        act={confirm}
        onClose={() => setSending(false)}
      >
        <p>{isToGroup ? messages.requestBody : messages.sendBody}</p>
      </ReasonDialog>
    </div>
  )
}

function useSendLetter() {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (draft: LetterDraft, requestKey: string, reason: string) => {
    const letter = {
      requestKey,
      title: draft.title,
      body: paragraphsOf(draft.text),
      items: itemsOf(draft) ?? [],
      daysValid: Number(draft.daysValid),
      reason,
    }
    if (draft.audience === 'player') {
      const reply = await client.send(writeMail, { ...letter, playerId: Number(draft.playerId) })
      if (reply.kind === 'answer') {
        toast(reply.body.waits === null ? messages.sent : messages.rewardNeedsApproval, {
          tone: 'success',
        })
      }
      void refresh(listPlayerMail)
      return reply
    }
    // The form is sent only with a segment.
    const segment = draft.audience === 'none' ? 0 : draft.audience
    const reply = await client.send(requestSegmentMail, { ...letter, segment })
    if (reply.kind === 'answer') toast(messages.approvalRequested, { tone: 'success' })
    return reply
  }
}
