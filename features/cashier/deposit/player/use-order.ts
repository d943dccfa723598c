import { useEffect, useEffectEvent } from 'react'
import { useRefreshPlayer } from '#features/players/account/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { checkDeposit, listDeposits, listOpenDeposits } from '../contract.ts'
import { isOpenOrder } from '../rules.ts'
import { type DepositOrder, plainOrder } from './plain-order.ts'

// A payment shows within a second of its webhook.
const lookEveryMs = 500

/** The current state of an order, polled while it is open. When it ends, the balance is refetched. */
export function useOrder(known: DepositOrder) {
  const refreshPlayer = useRefreshPlayer()
  const refreshCalls = useRefreshCalls()
  const isLooking = isOpenOrder(known.status)
  const { answer, refresh } = useCallQuery(
    checkDeposit,
    { orderId: known.orderId },
    { enabled: isLooking, refreshEveryMs: lookEveryMs },
  )
  const order = answer ? plainOrder(answer.order) : known
  const hasEnded = isLooking && !isOpenOrder(order.status)
  const settle = useEffectEvent(() => {
    void refreshPlayer()
    void refreshCalls(listDeposits, listOpenDeposits)
  })
  useEffect(() => {
    if (hasEnded) settle()
  }, [hasEnded])
  return { order, refresh }
}
