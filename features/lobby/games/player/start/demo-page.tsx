import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { gameIdOf } from '#features/play/game-launch/player/index.ts'
import { LobbyGame } from './lobby-game.tsx'

/** Where a guest tries a game. */
export function DemoPage() {
  return <LobbyGame gameId={gameIdOf(useRouteParameter('gameId'))} mode="guest" />
}
