import { useState } from 'react'
import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import type { Provider, ProviderTerms } from './provider.ts'
import { draftOf, termsOf } from './provider-draft.ts'
import { ProviderFields } from './provider-fields.tsx'
import { messages } from './messages/en.ts'

type TermsChange = {
  readonly providerId: string
  readonly terms: ProviderTerms
  readonly expected: ProviderTerms
  readonly reason: string
}

type ProviderDialogProps = {
  readonly title: string
  readonly confirmLabel: string
  /** Absent for a new one. */
  readonly provider?: Provider
  readonly act: (saving: TermsChange) => Promise<Reply<Call>>
  readonly onClose: () => void
}

/** A form for a provider's terms, sent with a reason. */
export function ProviderDialog({ title, confirmLabel, provider, act, onClose }: ProviderDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(provider))
  // The values the form was filled from, whatever is refetched while it is open.
  const [expected] = useState(() => termsOf(draftOf(provider)))
  const [providerId, setProviderId] = useState(provider?.id ?? '')
  return (
    <ReasonDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      act={(reason) => act({ providerId, terms: termsOf(draft), expected, reason })}
      onClose={onClose}
    >
      {provider === undefined && (
        <TextField
          label={messages.id}
          hint={messages.idHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={providerId}
          onChange={(event) => setProviderId(event.currentTarget.value)}
        />
      )}
      <ProviderFields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
    </ReasonDialog>
  )
}
