import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import type { KycStatus } from '../identity-words.ts'
import { decideIdentity } from '../staff-contract.ts'
import { FaultFields, type FaultDraft } from './fault-fields.tsx'
import type { IdentityCase } from './identity-case.ts'
import styles from './identity-page.module.css'
import { useIdentityAction } from './use-identity-action.ts'
import { messages } from './messages/en.ts'

type Decision = 'approve' | 'needInfo' | 'reject' | 'revoke'
type ActionsProps = { readonly found: IdentityCase; readonly onChanged: () => void }
type CaseActionsProps = ActionsProps & {
  /** Pictures that the member has not opened: approving requires having seen all. */
  readonly unseen: number
}

const words = {
  approve: { label: messages.approve, title: messages.approveTitle, text: messages.approveBody },
  needInfo: { label: messages.needInfo, title: messages.needInfoTitle, text: messages.needInfoBody },
  reject: { label: messages.reject, title: messages.rejectTitle, text: messages.rejectBody },
  revoke: { label: messages.revoke, title: messages.revokeTitle, text: messages.revokeBody },
} as const satisfies Record<Decision, { readonly label: string; readonly title: string; readonly text: string }>

const possible: Readonly<Record<KycStatus, readonly Decision[]>> = {
  NONE: [],
  DRAFT: [],
  SUBMITTED: ['approve', 'needInfo', 'reject'],
  APPROVED: ['needInfo', 'revoke'],
  NEED_INFO: [],
  REJECTED: ['needInfo'],
  EXPIRED: [],
  REVOKED: ['needInfo'],
}

export function CaseActions({ found, unseen, onChanged }: CaseActionsProps) {
  const [decision, setDecision] = useState<Decision>()
  const may = useMay()
  if (!may('identity.decide')) return null
  const isBlind = unseen > 0 && possible[found.status].includes('approve')
  return (
    <span className={styles.badges}>
      {isBlind && <span className={styles.soft}>{messages.openPhotosToApprove}</span>}
      {possible[found.status].map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === 'approve' ? 'primary' : 'secondary'}
          disabled={each === 'approve' && isBlind}
          onClick={() => setDecision(each)}
        >
          {words[each].label}
        </Button>
      ))}
      {decision && (
        <DecisionDialog
          decision={decision}
          found={found}
          onChanged={onChanged}
          onClose={() => setDecision(undefined)}
        />
      )}
    </span>
  )
}

type DialogProps = ActionsProps & { readonly decision: Decision; readonly onClose: () => void }

function DecisionDialog({ decision, found: { playerId, revision }, onChanged, onClose }: DialogProps) {
  const act = useIdentityAction()
  const [faults, setFaults] = useState<readonly FaultDraft[]>([])
  const asksFaults = decision === 'needInfo' || decision === 'reject'
  const decide = async (reason: string) => {
    const request = { playerId, revision, decision, faults: [...faults], reason }
    const reply = await act(decideIdentity, request, messages.decisionSaved)
    if (reply.kind === 'answer') onChanged()
    return reply
  }
  return (
    <ReasonDialog
      open
      title={words[decision].title}
      confirmLabel={words[decision].label}
      destructive={decision === 'reject' || decision === 'revoke'}
      act={decide}
      onClose={onClose}
    >
      <p>{words[decision].text}</p>
      {asksFaults && <FaultFields faults={faults} onChange={setFaults} />}
    </ReasonDialog>
  )
}
