import { useEffect, useState } from 'react'
import { usePlayersNow } from '#features/play/big-win/player/index.ts'
import { useGames } from '../list/use-games.ts'
import { tileFacts } from './tile-facts.ts'

/** Tells a game's facts on its tile when a mouse first reaches it: most tiles never need them, and phones have the sheet. */
export function TileFactsOnHover() {
  const [gameId, setGameId] = useState<string>()
  useEffect(() => {
    const look = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse') setGameId((before) => tileOf(target)?.dataset['game'] ?? before)
    }
    document.addEventListener('pointerover', look)
    return () => document.removeEventListener('pointerover', look)
  }, [])
  return gameId === undefined ? null : <FactsOf gameId={Number(gameId)} />
}

const tileOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a[data-game]') : null

/** Written on every tile of the game: a row and a grid may both show it. */
function FactsOf({ gameId }: { readonly gameId: number }) {
  const { games } = useGames()
  const playersNow = usePlayersNow(gameId)
  const game = games.find(({ id }) => id === gameId)
  useEffect(() => {
    if (!game) return
    for (const tile of document.querySelectorAll<HTMLElement>(`a[data-game="${game.id}"]`)) {
      tile.dataset['facts'] = tileFacts(game, playersNow)
    }
  }, [game, playersNow])
  return null
}
