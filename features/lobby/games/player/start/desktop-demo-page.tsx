import { gameIdOf, useTheatre } from '#features/play/game-launch/player/index.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'

/** Where a guest tries a game on the desktop. */
export function DesktopDemoPage() {
  useTheatre({ gameId: gameIdOf(useRouteParameter('gameId')), mode: 'guest' })
  return null
}
