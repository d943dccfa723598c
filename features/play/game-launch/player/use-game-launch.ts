import { useEffect, useEffectEvent, useState } from 'react'
import { useChangePlayer, usePlayerNow, usePresence } from '#features/players/account/player/index.ts'
import type { Reply } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { exitGame, startDemo, startGame } from '../contract.ts'

/** For money, as a demonstration to a player, or as one to a guest. */
export type GameMode = 'real' | 'demo' | 'guest'

export type LaunchFailure = Exclude<Reply<typeof startGame>, { readonly kind: 'answer' }> | { readonly kind: 'noGame' }

export type Launch =
  | { readonly kind: 'starting' }
  | { readonly kind: 'playing'; readonly url: string }
  | { readonly kind: 'failed'; readonly failure: LaunchFailure }

export type LaunchRequest = { readonly gameId: number | undefined; readonly mode: GameMode }

/** Requests the game's page when the screen opens, and reports the player's exit when it closes. */
export function useGameLaunch({ gameId, mode }: LaunchRequest) {
  const client = useClient()
  const { withPresence, presenceDialog } = usePresence()
  const remember = useRememberPlayed()
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly launch: Launch }>()
  const launchKey = `${gameId} ${mode} ${attempt}`

  const start = useEffectEvent(async (): Promise<Launch> => {
    if (gameId === undefined) return { kind: 'failed', failure: { kind: 'noGame' } }
    const reply =
      mode === 'guest'
        ? await client.send(startDemo, { gameId })
        : await withPresence(async () => client.send(startGame, { gameId, mode }))
    return reply.kind === 'answer' ? { kind: 'playing', url: reply.body.url } : { kind: 'failed', failure: reply }
  })
  const begin = useEffectEvent((launch: Launch) => {
    setOutcome({ of: launchKey, launch })
    if (launch.kind === 'playing' && gameId !== undefined) remember(gameId)
  })
  const leave = useEffectEvent(() => {
    // Fire and forget: bets end by themselves, and wins are paid whenever they come.
    if (mode === 'real') void client.send(exitGame, {})
  })
  useEffect(() => {
    let isCurrent = true
    let playing = false
    void start().then((launch) => {
      playing = launch.kind === 'playing'
      if (isCurrent) begin(launch)
      else if (playing) leave()
    })
    return () => {
      isCurrent = false
      if (playing) leave()
    }
  }, [gameId, mode, attempt])
  const launch: Launch = outcome?.of === launchKey ? outcome.launch : { kind: 'starting' }
  return { launch, reload: () => setAttempt((count) => count + 1), presenceDialog }
}

/** Adds the game to the lobby's recently played list at once. */
function useRememberPlayed(): (gameId: number) => void {
  const playerNow = usePlayerNow()
  const changePlayer = useChangePlayer()
  return (gameId) => {
    const data = playerNow()?.gameData
    if (!data) return
    const gameHistory = [gameId, ...data.gameHistory.filter((id) => id !== gameId)]
    changePlayer({ gameData: { ...data, gameHistory } })
  }
}
