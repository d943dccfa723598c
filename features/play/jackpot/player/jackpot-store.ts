import { useEffect, useSyncExternalStore } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Client } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { listJackpots } from '../contract.ts'

export type Jackpot = ResponseOf<typeof listJackpots>['list'][number]

const lookEveryMs = 10_000

type State = { readonly list: readonly Jackpot[] | undefined; readonly games: ReadonlySet<number> }
const nothing: State = { list: undefined, games: new Set() }
let state = nothing
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A stale amount may have been won since, so it is not shown. Its space stays for the next answer. */
async function look(client: Client): Promise<void> {
  const reply = await client.send(listJackpots, {})
  const list = reply.kind === 'answer' ? reply.body.list : undefined
  const games = new Set((list ?? []).flatMap(({ gameIds }) => gameIds))
  // Tiles re-render only if other games can win.
  const isSame = games.size === state.games.size && [...games].every((id) => state.games.has(id))
  state = { list, games: isSame ? state.games : games }
  for (const listener of listeners) listener()
}

/** The pools, polled while the page is visible. Undefined while unknown. */
export function useJackpots(): readonly Jackpot[] | undefined {
  const client = useClient()
  useEffect(() => {
    void look(client)
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look(client)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [client])
  return useSyncExternalStore(
    subscribe,
    () => state.list,
    () => nothing.list,
  )
}

/** The games that can win one of them; none while unknown. */
export function useJackpotGames(): ReadonlySet<number> {
  useJackpots()
  return useKnownJackpotGames()
}

/** The same without asking for them: what another part of the page has learned. */
export const useKnownJackpotGames = (): ReadonlySet<number> =>
  useSyncExternalStore(
    subscribe,
    () => state.games,
    () => nothing.games,
  )

/** Whether a game can win one of them. */
export const useCanWinJackpot = (gameId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => state.games.has(gameId),
    () => false,
  )
