import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useSession, useSessionToken } from '#platform/browser/session/session-context.tsx'
import type { getPlayer } from '../player-contract.ts'
import { type Player, type PlayerState, playerStoreOf } from './player-store.ts'

/** The signed-in player: undefined for a guest, and until it has been read. */
export function usePlayer(): Player | undefined {
  return useKnown(({ player }) => player)
}

/** The signed-in player with what is known of reading it. */
export function usePlayerState(): PlayerState {
  return useKnown((state) => state)
}

/** The first to ask has the player read. Drawn anew is who uses what has changed. */
function useKnown<Part>(part: (state: PlayerState) => Part): Part {
  const session = useSession()
  const client = useClient()
  const token = useSessionToken()
  const { store, load } = playerStoreOf(session)
  const known = useStore(store, part)

  const read = useEffectEvent(() => {
    const { player, loading, failure } = store.getState()
    if (!player && !loading && !failure) void load(client)
  })
  useEffect(() => {
    if (token !== undefined) read()
  }, [token])
  return known
}

/** Reads the player again. */
export function useRefreshPlayer(): () => Promise<Reply<typeof getPlayer>> {
  const session = useSession()
  const client = useClient()
  return async () => playerStoreOf(session).load(client)
}

/** Tells what another call has answered about the player, so that it is seen everywhere at once. */
export function useChangePlayer(): (facts: Partial<Player>) => void {
  return playerStoreOf(useSession()).change
}

/** The player as known at the moment of asking, for acts that end later than they began. */
export function usePlayerNow(): () => Player | undefined {
  const { store } = playerStoreOf(useSession())
  return () => store.getState().player
}
