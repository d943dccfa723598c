import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { addProviderKey } from '../staff-contract.ts'
import type { Provider } from './provider.ts'
import type { NewKey } from './secret-dialog.tsx'
import { useWalletAction } from './use-wallet-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type AddKeyDialogProps = {
  readonly provider: Provider
  /** Called when the server has generated the secret. */
  readonly onMade: (made: NewKey) => void
  readonly onClose: () => void
}

/** What an aggregator supplies; without an adapter we generate the key. */
const givenFields = {
  'hub88-style': { id: undefined, secret: messages.aggregatorPublicKey },
  'softswiss-style': { id: undefined, secret: messages.aggregatorSecret },
  'pg-soft-style': { id: messages.operatorToken, secret: messages.secretKey },
} as const

export function AddKeyDialog({ provider, onMade, onClose }: AddKeyDialogProps) {
  const act = useWalletAction()
  const [id, setId] = useState('')
  const [secret, setSecret] = useState('')
  const fields = provider.adapter === null ? undefined : givenFields[provider.adapter]
  const add = async (reason: string) => {
    const given = fields && { secret, ...(fields.id === undefined ? {} : { id }) }
    const request = { providerId: provider.id, reason, ...(given === undefined ? {} : { given }) }
    const reply = await act(addProviderKey, request, messages.keyAdded)
    if (reply.kind === 'answer' && reply.body.secret !== null)
      onMade({ keyId: reply.body.keyId, secret: reply.body.secret })
    return reply
  }
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.newKeyTitle, { name: provider.name })}
      confirmLabel={messages.newKeyConfirm}
      act={add}
      onClose={onClose}
    >
      {fields === undefined && <p>{messages.newKeyBody}</p>}
      {fields?.id !== undefined && (
        <TextField
          label={fields.id}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={id}
          onChange={(event) => setId(event.currentTarget.value)}
        />
      )}
      {fields && (
        <TextArea
          label={fields.secret}
          rows={provider.adapter === 'hub88-style' ? 6 : 2}
          maxLength={4000}
          autoComplete="off"
          spellCheck={false}
          value={secret}
          onChange={(event) => setSecret(event.currentTarget.value)}
        />
      )}
    </ReasonDialog>
  )
}
