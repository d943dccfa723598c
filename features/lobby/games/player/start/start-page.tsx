import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { gameIdOf } from '#features/play/game-launch/player/index.ts'
import { LobbyGame } from './lobby-game.tsx'

/** The target of a tile: the game in the address, for money or as a demonstration. */
export function StartPage() {
  const gameId = gameIdOf(useQueryParameter('gameId'))
  const mode = useQueryParameter('mode') === 'demo' ? 'demo' : 'real'
  return <LobbyGame gameId={gameId} mode={mode} />
}
