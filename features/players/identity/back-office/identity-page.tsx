import { useState } from 'react'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { openIdentity } from '../staff-contract.ts'
import { AnswerClock } from './answer-clock.tsx'
import { CaseActions } from './case-actions.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CasePictures } from './case-pictures.tsx'
import { Findings } from './findings.tsx'
import type { IdentityCase } from './identity-case.ts'
import { IdentityBadge } from './identity-badge.tsx'
import styles from './identity-page.module.css'
import { useIdentityAction } from './use-identity-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** One case. It is opened with a purpose, which the audit log records with every picture viewed. */
export function IdentityPage() {
  const playerId = Number(useRouteParameter('id'))
  const [opened, setOpened] = useState<{ readonly found: IdentityCase; readonly purpose: string }>()
  const [isOpening, setOpening] = useState(true)
  const may = useMay()
  const act = useIdentityAction()
  const open = async (reason: string) => {
    const reply = await act(openIdentity, { playerId, reason })
    if (reply.kind === 'answer') setOpened({ found: reply.body, purpose: reason })
    return reply
  }
  return (
    <>
      <p className={styles.back}>
        <a href="/identities">{messages.allVerifications}</a>
      </p>
      {!may('identity.open') && <Notice tone="warning">{messages.mayNotOpen}</Notice>}
      {!opened && may('identity.open') && (
        <Button icon="eye" onClick={() => setOpening(true)}>
          {messages.openCase}
        </Button>
      )}
      {opened && <OpenCase {...opened} onChanged={() => void open(opened.purpose)} />}
      <ReasonDialog
        open={isOpening && !opened && may('identity.open')}
        title={formatMessage(messages.openCaseTitle, { playerId })}
        confirmLabel={messages.openConfirm}
        act={open}
        onClose={() => setOpening(false)}
      >
        <p>{messages.openCaseBody}</p>
      </ReasonDialog>
    </>
  )
}

type OpenCaseProps = {
  readonly found: IdentityCase
  readonly purpose: string
  readonly onChanged: () => void
}

function OpenCase({ found, purpose, onChanged }: OpenCaseProps) {
  const { playerId, firstName, middleName, lastName, status, answerBy, documents } = found
  const [seen, setSeen] = useState<readonly string[]>([])
  const unseen = documents.filter(({ item, isSeen }) => !isSeen && !seen.includes(item)).length
  const name = [firstName, middleName, lastName].filter(Boolean).join(' ')
  return (
    <>
      <PageHead
        title={name || messages.noName}
        actions={<CaseActions found={found} unseen={unseen} onChanged={onChanged} />}
      >
        <span className={styles.badges}>
          <IdentityBadge status={status} />
          {answerBy !== null && <AnswerClock answerBy={answerBy} />}
          <a href={`/players/${playerId}`}>{formatMessage(messages.playerNumber, { playerId })}</a>
        </span>
      </PageHead>
      <Findings found={found} onChanged={onChanged} />
      <div className={styles.sides}>
        <CaseFacts found={found} />
        <CasePictures found={found} purpose={purpose} onSeen={(item) => setSeen((before) => [...before, item])} />
      </div>
    </>
  )
}
