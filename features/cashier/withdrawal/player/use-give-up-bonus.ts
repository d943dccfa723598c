import { usePresence, useRefreshPlayer } from '#features/players/account/player/index.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { getWithdrawalTerms, giveUpBonus } from '../contract.ts'
import { messages } from './messages/en.ts'

/** Gives up a bonus, and shows the balance and the playthrough as they are afterwards, also after a refusal. */
export function useGiveUpBonus() {
  const client = useClient()
  const refreshPlayer = useRefreshPlayer()
  const refreshCalls = useRefreshCalls()
  const { withPresence, presenceDialog } = usePresence()
  const { begin, pending } = useOneAct(async (given: RequestOf<typeof giveUpBonus>) => {
    const reply = await withPresence(async () => client.send(giveUpBonus, given))
    await Promise.all([refreshPlayer(), refreshCalls(getWithdrawalTerms)])
    if (reply.kind === 'answer') toast(messages.bonusGivenUp, { tone: 'success' })
    else if (reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
  })
  return { giveUp: (given: RequestOf<typeof giveUpBonus>) => void begin(given), pending, presenceDialog }
}
