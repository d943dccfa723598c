import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { fromWireCentavos } from '#core/money/wire-centavos.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { type CallFailure, failureText } from '#platform/office-ui/failure-text.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { Notice } from '#platform/office-ui/notice.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { rehearseCampaign } from '../contract.ts'
import { type Graph, isChannelStep } from '../graph.ts'
import styles from './campaign-page.module.css'
import { messages } from './messages/en.ts'
import { kindNames } from './step-words.ts'

type Rehearsal = ResponseOf<typeof rehearseCampaign>
type RehearsalCardProps = { readonly graph: Graph; readonly isReady: boolean }

/** What the campaign would have done in the last month. Nothing is sent. */
export function RehearsalCard({ graph, isReady }: RehearsalCardProps) {
  const client = useClient()
  const [shown, setShown] = useState<{ readonly of: Graph; readonly result: Rehearsal }>()
  const [failure, setFailure] = useState<CallFailure>()
  const [isRunning, setRunning] = useState(false)
  const rehearse = async () => {
    setRunning(true)
    setFailure(undefined)
    const reply = await client.send(rehearseCampaign, { graph }).finally(() => setRunning(false))
    if (reply.kind === 'answer') setShown({ of: graph, result: reply.body })
    else setFailure(reply)
  }
  return (
    <Card title={messages.rehearsal}>
      <div className={styles.fields}>
        <p className={styles.note}>{messages.rehearsalBody}</p>
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        {shown && <Result {...shown} />}
        {shown && shown.of !== graph && <Notice tone="info">{messages.rehearsalOld}</Notice>}
        <p>
          <Button
            variant="secondary"
            size="small"
            icon="play"
            disabled={!isReady}
            loading={isRunning}
            onClick={() => void rehearse()}
          >
            {messages.rehearse}
          </Button>
        </p>
      </div>
    </Card>
  )
}

const count = (value: number): string => value.toLocaleString('en-PH')

/** Whom each step outside the inbox would have reached. */
const channelFacts = ({ steps }: Graph, result: Rehearsal) =>
  steps.flatMap((step, index) => {
    const counted = result.steps.find((each) => each.step === step.id)
    if (counted === undefined || !isChannelStep(step)) return []
    const { players, noConsent, noAddress } = counted
    const missed = { noConsent: count(noConsent), noAddress: count(noAddress) }
    const value = formatMessage(messages.missedOf, { reached: count(players - noConsent - noAddress), ...missed })
    return [{ name: formatMessage(messages.missed, { number: index + 1, kind: kindNames[step.kind] }), value }]
  })

type ResultProps = { readonly of: Graph; readonly result: Rehearsal }

function Result({ of, result }: ResultProps) {
  const { players, leftOut, held, reached, messages: sent, gifts, worth, isWhole } = result
  return (
    <div role="status">
      <p className={styles.result}>
        {formatMessage(messages.rehearsed, {
          reached: count(reached),
          sent: count(sent),
          worth: formatMoney(fromWireCentavos(worth)),
        })}
      </p>
      <FactList
        facts={[
          { name: messages.wouldEnter, value: count(players) },
          { name: messages.leftOut, value: count(leftOut) },
          { name: messages.heldBack, value: count(held) },
          { name: messages.gifts, value: count(gifts) },
          ...channelFacts(of, result),
        ]}
      />
      {!isWhole && <Notice tone="info">{messages.notWhole}</Notice>}
    </div>
  )
}
