import { useState } from 'react'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { refreshData } from '../../player-contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { useBalanceCooldown } from './balance-cooldown.ts'
import { codeOf } from '../failure-text.ts'
import { useChangePlayer, useRefreshPlayer } from '../use-player.ts'

/** Reads the balance again, at most once in five seconds over the whole screen. */
export function useBalanceRefresh() {
  const client = useClient()
  const changePlayer = useChangePlayer()
  const refreshPlayer = useRefreshPlayer()
  const [refreshing, setRefreshing] = useState(false)
  const { cooldown, coolingDown } = useBalanceCooldown(client)

  const refresh = async () => {
    if (cooldown.isActive()) return
    cooldown.begin()
    setRefreshing(true)
    const reply = await client.send(refreshData, {})
    // This call ignores an ended session; the one that reads the whole player ends it here, too.
    if (reply.kind === 'signedOut') await refreshPlayer()
    setRefreshing(false)
    if (reply.kind === 'answer') {
      changePlayer(reply.body)
      toast(accountMessages['common.refreshSucc'], { tone: 'success' })
    } else if (reply.kind !== 'signedOut') {
      toast(accountMessages['common.refreshFail'], { tone: 'error', code: codeOf(reply) })
    }
  }
  return { refresh, refreshing, coolingDown }
}
