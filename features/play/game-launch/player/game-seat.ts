import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { GameMode } from './use-game-launch.ts'

/** The one game that is open on the desktop, and where it is shown. */
export type GameSeat = {
  readonly gameId: number | undefined
  readonly mode: GameMode
  /** On its own page, or small in a corner while other pages are shown. */
  readonly place: 'theatre' | 'corner'
}

const store = createStore<{ readonly seat: GameSeat | undefined }>(() => ({ seat: undefined }))

export const useGameSeat = (): GameSeat | undefined => useStore(store, ({ seat }) => seat)

/** The game stays open in the corner when its page is left. */
export function keepInCorner(): void {
  const { seat } = store.getState()
  if (seat) store.setState({ seat: { ...seat, place: 'corner' } })
}

export function endGame(): void {
  store.setState({ seat: undefined })
}

/** Shows a game in the theatre for as long as its page is open. A game that waits in the corner continues. */
export function useTheatre({ gameId, mode }: Pick<GameSeat, 'gameId' | 'mode'>): void {
  useEffect(() => {
    store.setState({ seat: { gameId, mode, place: 'theatre' } })
    return () => {
      if (store.getState().seat?.place === 'theatre') endGame()
    }
  }, [gameId, mode])
}

/** The address of a seat's game. */
export function addressOfSeat({ gameId, mode }: GameSeat): string {
  if (mode === 'guest') return `/demo/${gameId}`
  return `/start?gameId=${gameId}${mode === 'demo' ? '&mode=demo' : ''}`
}
