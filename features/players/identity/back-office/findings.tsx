import { useState } from 'react'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { decideHit } from '../staff-contract.ts'
import type { IdentityCase } from './identity-case.ts'
import styles from './identity-page.module.css'
import { useIdentityAction } from './use-identity-action.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type FindingsProps = { readonly found: IdentityCase; readonly onChanged: () => void }
type Hit = IdentityCase['hits'][number]
type HitDecision = { readonly hit: Hit; readonly decision: 'clear' | 'confirm' }

/** What speaks against the player: another date of birth, list entries of the same name, accounts with the same document. */
export function Findings({ found: { hits, duplicates, birthDate, registeredBirthDate }, onChanged }: FindingsProps) {
  const [chosen, setChosen] = useState<HitDecision>()
  return (
    <div className={styles.findings}>
      {birthDate !== null && birthDate !== registeredBirthDate && (
        <Notice tone="warning">
          {formatMessage(messages.birthDatesDiffer, {
            registered: formatDay(registeredBirthDate),
            submitted: formatDay(birthDate),
          })}
        </Notice>
      )}
      {hits.map((hit) => (
        <HitNotice key={hit.id} hit={hit} onAsk={(decision) => setChosen({ hit, decision })} />
      ))}
      {duplicates.map(({ playerId, foundAt }) => (
        <Notice key={playerId} tone="warning">
          {formatRich(messages.duplicateId, {
            player: <a href={`/players/${playerId}`}>{playerId}</a>,
            time: formatInstant(foundAt),
          })}
        </Notice>
      ))}
      {chosen && <HitDialog {...chosen} onChanged={onChanged} onClose={() => setChosen(undefined)} />}
    </div>
  )
}

function HitNotice({ hit, onAsk }: { readonly hit: Hit; readonly onAsk: (decision: HitDecision['decision']) => void }) {
  const may = useMay()
  const { name, list, birthDate, state } = hit
  const person = birthDate === null ? name : formatMessage(messages.personBorn, { name, date: formatDay(birthDate) })
  return (
    <Notice tone={state === 'cleared' ? 'success' : 'danger'}>
      {formatMessage(hitTexts[state], { person, list })}
      {state === 'open' && may('identity.decideHit') && (
        <span className={styles.badges}>
          <Button size="small" variant="secondary" onClick={() => onAsk('clear')}>
            {messages.clearMatch}
          </Button>
          <Button size="small" variant="danger" onClick={() => onAsk('confirm')}>
            {messages.confirmMatch}
          </Button>
        </span>
      )}
    </Notice>
  )
}

const doneTexts = { clear: messages.clearDone, confirm: messages.confirmDone } as const
const hitTexts = {
  open: messages.hitOpen,
  cleared: messages.hitCleared,
  confirmed: messages.hitConfirmed,
} as const

type HitDialogProps = HitDecision & Pick<FindingsProps, 'onChanged'> & { readonly onClose: () => void }

function HitDialog({ hit, decision, onChanged, onClose }: HitDialogProps) {
  const act = useIdentityAction()
  const decide = async (reason: string) => {
    const reply = await act(decideHit, { hitId: hit.id, decision, reason }, doneTexts[decision])
    if (reply.kind === 'answer') onChanged()
    return reply
  }
  return (
    <ReasonDialog
      open
      title={decision === 'clear' ? messages.clearTitle : messages.confirmTitle}
      confirmLabel={decision === 'clear' ? messages.clearMatch : messages.confirmMatch}
      destructive={decision === 'confirm'}
      act={decide}
      onClose={onClose}
    >
      <p>{decision === 'clear' ? messages.clearBody : messages.confirmBody}</p>
    </ReasonDialog>
  )
}
