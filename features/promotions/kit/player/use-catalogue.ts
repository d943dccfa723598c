import { useEffect, useEffectEvent } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { useChangePlayer } from '#features/players/account/player/index.ts'
import { type CallQuery, useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useSession } from '#platform/browser/session/session-context.tsx'
import { readCatalogue } from '../contract.ts'

export type Catalogue = ResponseOf<typeof readCatalogue>

/** The player's activities. Other parts of the lobby that show activities follow each new answer. */
export function useCatalogue(): CallQuery<typeof readCatalogue> {
  const query = useCallQuery(readCatalogue, {})
  const changePlayer = useChangePlayer()
  const applyCatalogue = useEffectEvent(({ activityIds, activityMap, totalRecharge, loginPaying }: Catalogue) =>
    changePlayer({ activityIds, activityMap, totalRecharge, loginPaying, firstRecharge: totalRecharge > 0 }),
  )
  const { answer } = query
  useEffect(() => {
    if (answer) applyCatalogue(answer)
  }, [answer])
  return query
}

/** Refetches the catalogue, with a session only. */
export function useRefreshCatalogue(): () => Promise<void> {
  const session = useSession()
  const refresh = useRefreshCalls()
  return async () => {
    if (session.token() === undefined) throw new Error('Token is required')
    await refresh(readCatalogue)
  }
}
