import { useState } from 'react'
import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { shareRound, unshareRound } from '../contract.ts'
import { messages } from './messages/en.ts'
import styles from './replay-page.module.css'

export interface SharePanelProps {
  readonly roundId: string
  readonly shareToken: string | null
  readonly onChanged: () => void
}

/** Makes a public link to the round, shows it, and ends it. */
export function SharePanel({ roundId, shareToken, onChanged }: SharePanelProps) {
  const [ended, setEnded] = useState(false)
  const share = useCallMutation(shareRound)
  const unshare = useCallMutation(unshareRound)
  const begin = async () => {
    setEnded(false)
    if ((await share.send({ roundId })).kind === 'answer') onChanged()
  }
  const end = async () => {
    if ((await unshare.send({ roundId })).kind !== 'answer') return
    setEnded(true)
    onChanged()
  }
  return (
    <section className={styles.share} aria-label={messages.shareThisRound}>
      <p className={styles.note}>{messages.shareExplained}</p>
      {shareToken === null ? (
        <Button icon="share" variant="secondary" onClick={() => void begin()} loading={share.pending}>
          {messages.shareThisRound}
        </Button>
      ) : (
        <>
          <CopyRow label={messages.linkToThisRound} value={`${location.origin}/replay/shared/${shareToken}`} />
          <Button variant="secondary" onClick={() => void end()} loading={unshare.pending}>
            {messages.stopSharing}
          </Button>
        </>
      )}
      <p className={styles.note} role="status">
        {faultOf(share.reply) ?? faultOf(unshare.reply) ?? (ended ? messages.sharingStopped : '')}
      </p>
    </section>
  )
}

const faultOf = (reply: Reply<Call> | undefined): string | undefined =>
  reply === undefined || reply.kind === 'answer' ? undefined : failureText(reply)
