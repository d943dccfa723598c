import { gameIdOf, useTheatre } from '#features/play/game-launch/player/index.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'

/** The address of a game on the desktop. The game itself is drawn beside the pages, and outlives this one in a corner. */
export function DesktopStartPage() {
  const gameId = gameIdOf(useQueryParameter('gameId'))
  useTheatre({ gameId, mode: useQueryParameter('mode') === 'demo' ? 'demo' : 'real' })
  return null
}
