import { useState } from 'react'
import type { Call, RequestOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { saveNotificationChoice } from '../contract.ts'

/** Sends; after a long pause the screen around asks for the password first. */
export type WithPresence = <C extends Call>(send: () => Promise<Reply<C>>) => Promise<Reply<C>>

export type AnyChoice = RequestOf<typeof saveNotificationChoice>['choice']

type ChoiceState = {
  readonly choice: AnyChoice
  readonly isOn: boolean
  readonly refresh: () => Promise<void>
  readonly withPresence: WithPresence
}

/** One choice, and the tap that changes it. The tap is seen at once; a failed one shows what is stored again. */
export function useChoice({ choice, isOn, refresh, withPresence }: ChoiceState) {
  const client = useClient()
  const [next, setNext] = useState<boolean>()
  const { begin } = useOneAct(async (turnsOn: boolean) => {
    setNext(turnsOn)
    const reply = await withPresence(() => client.send(saveNotificationChoice, { choice, isOn: turnsOn }))
    if (reply.kind === 'answer') await refresh()
    else if (reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
    setNext(undefined)
  })
  return { isOn: next ?? isOn, change: (turnsOn: boolean) => void begin(turnsOn) }
}
