import { useState } from 'react'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Call } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { saveText } from '#platform/browser/save-file/save-file.ts'
import { getBalanceProof } from '../contract.ts'
import { messages as proofMessages } from '../messages/en.ts'
import { checkProof, type ProofVerdict, type PublishedRoot } from './check-proof.ts'

/** Downloads the player's proof of a day and checks the download at once. */
export function useOwnProof(published: readonly PublishedRoot[]) {
  const { send, pending } = useCallMutation(getBalanceProof)
  const [verdict, setVerdict] = useState<ProofVerdict>()
  const [fault, setFault] = useState<string>()

  const download = async (day: CalendarDay) => {
    setFault(undefined)
    setVerdict(undefined)
    const reply = await send({ day })
    if (reply.kind !== 'answer') return setFault(faultText(reply))
    const text = `${JSON.stringify(reply.body, null, 2)}\n`
    saveText(`bituin-proof-${day}.json`, { text, type: 'application/json' })
    setVerdict(checkProof(text, published))
  }
  return { download, pending, verdict, fault }
}

function faultText(reply: Exclude<Reply<Call>, { readonly kind: 'answer' }>): string | undefined {
  if (reply.kind === 'signedOut') return undefined
  if (reply.kind === 'refusal') return reply.msg
  if (reply.kind === 'offline' || reply.kind === 'timeout') return proofMessages['proof.offline']
  return formatMessage(proofMessages['proof.failed'], { code: reply.kind === 'fault' ? reply.code : 400 })
}
