import { firstDepositStatus } from '#core/enumerations/first-deposit-status.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useRefreshPlayer } from '#features/players/account/player/index.ts'
import { announceGift, useClaim } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { claimFirstDeposit, readFirstDeposit } from '../contract.ts'
import { plainFirstDeposit } from './plain-first-deposit.ts'

const askEveryMs = 15_000

/** The offer and its actions. If it is paid while shown, the balance is read again. */
export function useFirstDeposit({ onRefused }: { readonly onRefused?: () => void } = {}) {
  const query = useCallQuery(readFirstDeposit, {}, { refreshEveryMs: askEveryMs })
  const { claim, pending, presenceDialog } = useClaim(claimFirstDeposit, {
    refresh: [readFirstDeposit],
    onClaimed: ({ items }) => announceGift(items),
    ...(onRefused && { onRefused }),
  })
  const refreshPlayer = useRefreshPlayer()
  const status = query.answer && plainFirstDeposit(query.answer).state.itemStatus
  const before = useRef(status)
  const coinsCame = useEffectEvent(() => void refreshPlayer())
  useEffect(() => {
    if (before.current === firstDepositStatus.buyable && status === firstDepositStatus.paid) coinsCame()
    before.current = status
  }, [status])
  return { query, claim: (propId: number) => claim({ propId }), pending, presenceDialog }
}
