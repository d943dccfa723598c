import { useEffect, useEffectEvent, useRef } from 'react'
import { useRefreshPlayer } from '#features/players/account/player/index.ts'
import { announceGift, useClaim, useRefreshCatalogue } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { claimCardDay, readSignInCards } from '../contract.ts'

const askEveryMs = 15_000

/** The cards and their actions. If one is paid while shown, balance and activities are refetched. */
export function useSignInCards() {
  const query = useCallQuery(readSignInCards, {}, { refreshEveryMs: askEveryMs })
  const { claim, pending, presenceDialog } = useClaim(claimCardDay, {
    refresh: [readSignInCards],
    onClaimed: ({ items }) => announceGift(items),
  })
  const refreshPlayer = useRefreshPlayer()
  const refreshCatalogue = useRefreshCatalogue()
  const bought = query.answer?.buyPropIds.length
  const before = useRef(bought)
  const cardCame = useEffectEvent(() => void Promise.all([refreshPlayer(), refreshCatalogue()]))
  useEffect(() => {
    if (before.current !== undefined && bought !== undefined && bought > before.current) cardCame()
    before.current = bought
  }, [bought])
  return { query, claim: (id: number, day: number) => claim({ id, day }), pending, presenceDialog }
}
