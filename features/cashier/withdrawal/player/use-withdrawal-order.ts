import { useEffect, useEffectEvent, useState } from 'react'
import { usePresence, useRefreshPlayer } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { cancelWithdrawal, checkWithdrawal, getWithdrawalTerms, listWithdrawals, lockWithdrawal } from '../contract.ts'
import { isOpenWithdrawal } from '../withdrawal-states.ts'
import type { ShownWithdrawal } from './withdrawal-words.ts'

const lookEveryMs = 1_000

/** The current state of a withdrawal, polled while it is open. When it ends, the balance is refetched. */
export function useWithdrawalOrder(known: ShownWithdrawal) {
  const client = useClient()
  const refreshPlayer = useRefreshPlayer()
  const refreshCalls = useRefreshCalls()
  const { withPresence, presenceDialog } = usePresence()
  const [failure, setFailure] = useState<string>()
  const { answer, refresh } = useCallQuery(
    checkWithdrawal,
    { orderId: known.orderId },
    { enabled: isOpenWithdrawal(known.status), refreshEveryMs: lookEveryMs },
  )
  const order = answer?.order ?? known
  const hasEnded = isOpenWithdrawal(known.status) && !isOpenWithdrawal(order.status)
  const settle = useEffectEvent(() => {
    void refreshPlayer()
    void refreshCalls(listWithdrawals, getWithdrawalTerms)
  })
  useEffect(() => {
    if (hasEnded) settle()
  }, [hasEnded])

  const { begin, pending } = useOneAct(async (call: typeof cancelWithdrawal | typeof lockWithdrawal) => {
    setFailure(undefined)
    const reply = await withPresence(async () => client.send(call, { orderId: order.orderId }))
    await refresh()
    if (reply.kind !== 'answer' && reply.kind !== 'signedOut') setFailure(failureText(reply))
  })
  return {
    order,
    pending,
    failure,
    presenceDialog,
    cancel: () => begin(cancelWithdrawal),
    lock: () => begin(lockWithdrawal),
  }
}
