import { type GameSeat, SeatedGame } from '#features/play/game-launch/player/index.ts'
import { useScene } from '#features/lobby/content/player/index.ts'
import { GameFacts } from '../info/game-facts-list.tsx'
import { GameNotes } from './game-notes.tsx'
import { useGames } from '../list/use-games.ts'

/** The desktop's open game, with what the lobby knows of it. */
export function DesktopGame({ seat }: { readonly seat: GameSeat }) {
  const { games } = useGames()
  const game = games.find(({ id }) => id === seat.gameId)
  return (
    <SeatedGame
      seat={seat}
      name={game?.name}
      maintenancePicture={useScene('maintenance')}
      note={<GameNotes game={game} mode={seat.mode} />}
      facts={game && <GameFacts game={game} />}
    />
  )
}
