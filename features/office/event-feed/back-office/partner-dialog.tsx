import { useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { useApprovalRequest } from '#features/office/approval/back-office/index.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { requestFeedPartner } from '../contract.ts'
import { type EventKindName, eventKindNames, isEventKind } from '../event-kinds.ts'
import { kindWords } from '../kind-words.ts'
import { messages } from './messages/en.ts'
import type { Partner } from './partner.ts'
import styles from './partner-dialog.module.css'

type PartnerDialogProps = {
  /** Absent for a new one. */
  readonly partner?: Partner
  readonly onClose: () => void
}

type PartnerDraft = {
  readonly name: string
  readonly url: string
  readonly kinds: readonly EventKindName[]
  /** As it is typed. */
  readonly hours: string
}

const newDraft: PartnerDraft = { name: '', url: '', kinds: [], hours: '24' }

const draftOf = (partner: Partner | undefined): PartnerDraft =>
  partner === undefined
    ? newDraft
    : { ...partner, kinds: partner.kinds.filter(isEventKind), hours: String(partner.retryHours) }

/** Asks for a new partner, or for other terms. Another member approves. */
export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const { requestKey, send } = useApprovalRequest()
  const [draft, setDraft] = useState(() => draftOf(partner))
  const { name, url, kinds, hours } = draft
  const terms = { name, url, kinds: [...kinds], retryHours: Number(hours) }
  const change = (changes: Partial<PartnerDraft>) => setDraft({ ...draft, ...changes })
  return (
    <ReasonDialog
      open
      title={partner === undefined ? messages.addTitle : formatMessage(messages.editTitle, { name: partner.name })}
      confirmLabel={messages.submit}
      act={(reason) => send(requestFeedPartner, { requestKey, partnerId: partner?.id ?? null, terms, reason })}
      onClose={onClose}
    >
      <TextField
        label={messages.name}
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextField
        label={messages.address}
        hint={messages.addressHint}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={url}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <KindBoxes kinds={kinds} onChange={(next) => change({ kinds: next })} />
      <TextField
        label={messages.retryHours}
        hint={messages.retryHoursHint}
        inputMode="numeric"
        autoComplete="off"
        value={hours}
        onChange={(event) => change({ hours: event.currentTarget.value })}
      />
    </ReasonDialog>
  )
}

type KindBoxesProps = {
  readonly kinds: readonly EventKindName[]
  readonly onChange: (kinds: readonly EventKindName[]) => void
}

const KindBoxes = ({ kinds, onChange }: KindBoxesProps) => (
  <fieldset className={styles.kinds}>
    <legend className={styles.legend}>{messages.kinds}</legend>
    <div className={styles.boxes}>
      {eventKindNames.map((kind) => (
        <Checkbox
          key={kind}
          checked={kinds.includes(kind)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(eventKindNames.filter((each) => (each === kind ? checked : kinds.includes(each))))
          }
        >
          {kindWords[kind]}
        </Checkbox>
      ))}
    </div>
  </fieldset>
)
