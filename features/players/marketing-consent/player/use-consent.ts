import { useState } from 'react'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { MarketingChannel } from '#core/marketing-channel.ts'
import { saveMarketingConsent } from '../contract.ts'

type ConsentState = {
  readonly channel: MarketingChannel
  readonly isOn: boolean
  /** The version of the words that are shown. */
  readonly wording: number
  readonly refresh: () => Promise<void>
}

/** One consent, and the tap that changes it. The tap is seen at once; a failed one shows what is stored again. */
export function useConsent({ channel, isOn, wording, refresh }: ConsentState) {
  const client = useClient()
  const [next, setNext] = useState<boolean>()
  const { begin } = useOneAct(async (isGiven: boolean) => {
    setNext(isGiven)
    const reply = await client.send(saveMarketingConsent, { channel, isGiven, wording })
    if (reply.kind !== 'answer' && reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
    if (reply.kind !== 'signedOut') await refresh()
    setNext(undefined)
  })
  return { isOn: next ?? isOn, change: (isGiven: boolean) => void begin(isGiven) }
}
