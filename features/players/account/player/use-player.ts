import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useSession, useSessionToken } from '#platform/browser/session/session-context.tsx'
import type { getPlayer } from '../player-contract.ts'
import type { Player } from './plain-player.ts'
import { type PlayerState, playerStoreOf } from './player-store.ts'

/** The signed-in player; undefined for a guest, and until it has been read. */
export function usePlayer(): Player | undefined {
  return useKnown(({ player }) => player)
}

/** The signed-in player with the state of reading it. */
export function usePlayerState(): PlayerState {
  return useKnown((state) => state)
}

/** The first user triggers the read. Only users of a changed part re-render. */
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

/** Merges facts returned by another call, so that they show everywhere at once. */
export function useChangePlayer(): (facts: Partial<Player>) => void {
  return playerStoreOf(useSession()).change
}

/** A getter for the player at call time, for acts that outlast a render. */
export function usePlayerNow(): () => Player | undefined {
  const { store } = playerStoreOf(useSession())
  return () => store.getState().player
}
