import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { viewWithdrawal } from '../staff-contract.ts'
import { WithdrawalDecisions } from './withdrawal-decisions.tsx'
import { WithdrawalProofs } from './withdrawal-proofs.tsx'
import { reviewWords } from '../desk-words.ts'
import { stateWords } from './withdrawal-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './withdrawals-page.module.css'

/** One withdrawal with everything needed for a decision. */
export function WithdrawalPage() {
  const orderId = useRouteParameter('id') ?? ''
  const { answer: withdrawal, failure } = useStaffQuery(viewWithdrawal, { orderId })
  return (
    <>
      <p className={styles.back}>
        <a href="/withdrawals">{messages.allWithdrawals}</a>
      </p>
      <PageHead
        title={formatMessage(messages.withdrawalTitle, { orderId })}
        actions={withdrawal && <WithdrawalDecisions withdrawal={withdrawal} />}
      >
        {withdrawal && (
          <span className={styles.about}>
            <Badge tone={stateWords[withdrawal.state].tone}>{stateWords[withdrawal.state].text}</Badge>
            {withdrawal.isHeld && <Badge tone="danger">{messages.onHold}</Badge>}
            {withdrawal.reviewReasons.map((reason) => (
              <Badge key={reason}>{reviewWords[reason]}</Badge>
            ))}
          </span>
        )}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {withdrawal && <WithdrawalProofs withdrawal={withdrawal} />}
    </>
  )
}
