import { useRef, useState } from 'react'
import { balanceRefreshCooldown } from '#core/constants/specification.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { accountMessages } from '../messages.ts'
import { codeOf } from './failure-text.ts'
import { useRefreshPlayer } from './use-player.ts'

/** Reads the balance again, at most once in five seconds. */
export function useBalanceRefresh() {
  const refreshPlayer = useRefreshPlayer()
  const [refreshing, setRefreshing] = useState(false)
  const resting = useRef(false)

  const refresh = async () => {
    if (resting.current) return
    resting.current = true
    setTimeout(() => {
      resting.current = false
    }, balanceRefreshCooldown)
    setRefreshing(true)
    const reply = await refreshPlayer()
    setRefreshing(false)
    if (reply.kind === 'answer') toast(accountMessages['common.refreshSucc'], { tone: 'success' })
    else if (reply.kind !== 'signedOut') {
      toast(accountMessages['common.refreshFail'], { tone: 'error', code: codeOf(reply) })
    }
  }
  return { refresh, refreshing }
}
