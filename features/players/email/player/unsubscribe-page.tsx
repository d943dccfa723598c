import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { FormNotice, InnerPage } from '#features/players/account/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { unsubscribeEmail } from '../contract.ts'
import { messages as emailMessages } from '../messages/en.ts'
import { messages } from './messages/en.ts'

type Fact = ResponseOf<typeof unsubscribeEmail>['fact']

/** Where the link at the end of an e-mail leads. It takes a tap: programs that open every link of a message turn nothing off. */
export function UnsubscribePage() {
  const client = useClient()
  const token = useQueryParameter('token') ?? ''
  const [stopped, setStopped] = useState<Fact>()
  const [failure, setFailure] = useState<string>()
  const { begin, pending } = useOneAct(async () => {
    setFailure(undefined)
    const reply = await client.send(unsubscribeEmail, { token })
    if (reply.kind === 'answer') setStopped(reply.body.fact)
    else setFailure(isUnknown(reply) ? emailMessages['email.linkUnknown'] : failureText(reply))
  })
  return (
    <InnerPage title={messages.emailAddress}>
      {stopped ? (
        <EmptyState icon="check-circle" title={messages.stopped}>
          {stoppedText(stopped)} {messages.backOn}
        </EmptyState>
      ) : (
        <>
          <EmptyState
            icon="mail"
            title={failure ? messages.notStopped : messages.stopEmails}
            action={
              <Button loading={pending} onClick={() => void begin()}>
                {messages.stop}
              </Button>
            }
          >
            {messages.stopLead}
          </EmptyState>
          {failure && <FormNotice text={failure} />}
        </>
      )}
    </InnerPage>
  )
}

const isUnknown = (reply: { readonly kind: string; readonly errcode?: number }): boolean =>
  reply.kind === 'refusal' && reply.errcode === unsubscribeEmail.refusals.linkUnknown

function stoppedText(fact: Fact): string {
  if (fact === 'promos') return messages.stoppedPromos
  if (fact === 'identityDecided') return messages.stoppedIdentityDecided
  return fact === 'chatAnswered' ? messages.stoppedChatAnswered : messages.stoppedSupportWrote
}
