import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { gameIdOf } from './game-id-of.ts'
import { GamePage } from './game-page.tsx'

/** Where a guest tries a game. */
export function DemoPage() {
  return <GamePage gameId={gameIdOf(useRouteParameter('gameId'))} mode="guest" />
}
