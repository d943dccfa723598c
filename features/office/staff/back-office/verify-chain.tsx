import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { verifyAudit } from '../contract.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import styles from './verify-chain.module.css'

/** Lets the server verify every hash of the log, and shows the result. */
export function VerifyChain() {
  const verify = useCallMutation(verifyAudit)
  return (
    <div className={styles.verify}>
      <Button
        variant="secondary"
        size="small"
        icon="shield"
        loading={verify.pending}
        onClick={() => void verify.send({})}
      >
        Verify chain
      </Button>
      <div className={styles.verdict}>
        <Verdict reply={verify.reply} />
      </div>
    </div>
  )
}

function Verdict({ reply }: { readonly reply: ReturnType<typeof useCallMutation<typeof verifyAudit>>['reply'] }) {
  if (!reply) return null
  if (reply.kind !== 'answer') return <Notice tone="danger">{failureText(reply)}</Notice>
  const { checked, brokenAt, lastHash } = reply.body
  if (brokenAt !== null) {
    return (
      <Notice tone="danger">
        The chain is broken at number {brokenAt}: this row was changed, put in or taken out. What stands before it is as
        it was written. Stop, and tell the auditor.
      </Notice>
    )
  }
  return (
    <Notice tone="success">
      All {checked} rows are as they were written. Note this last hash elsewhere, to prove later that no end was cut
      off: <code className={styles.hash}>{lastHash}</code>
    </Notice>
  )
}
