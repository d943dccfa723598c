import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { verifyAudit } from '../contract.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { Notice } from '#platform/office-ui/notice.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
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
        {messages.verifyLog}
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
    return <Notice tone="danger">{formatMessage(messages.logBroken, { number: brokenAt })}</Notice>
  }
  return (
    <Notice tone="success">
      {formatRich(messages.logIntact, {
        count: checked,
        entries: checked.toLocaleString('en-PH'),
        hash: <code className={styles.hash}>{lastHash}</code>,
      })}
    </Notice>
  )
}
