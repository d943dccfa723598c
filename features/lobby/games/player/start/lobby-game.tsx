import { GamePage, type GameMode } from '#features/play/game-launch/player/index.ts'
import { GameNotes } from './game-notes.tsx'
import { useGames } from '../list/use-games.ts'
import { useScene } from '#features/lobby/content/player/index.ts'

/** A game of the lobby's list in its frame. */
export function LobbyGame({ gameId, mode }: { readonly gameId: number | undefined; readonly mode: GameMode }) {
  const { games } = useGames()
  const game = games.find(({ id }) => id === gameId)
  return (
    <GamePage
      gameId={gameId}
      mode={mode}
      name={game?.name}
      maintenancePicture={useScene('maintenance')}
      note={<GameNotes game={game} mode={mode} />}
    />
  )
}
