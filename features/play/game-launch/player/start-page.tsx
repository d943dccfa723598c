import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { gameIdOf } from './game-id-of.ts'
import { GamePage } from './game-page.tsx'

/** Where a tile leads: the game that the address names, for money or as a demonstration. */
export function StartPage() {
  const gameId = gameIdOf(useQueryParameter('gameId'))
  const mode = useQueryParameter('mode') === 'demo' ? 'demo' : 'real'
  return <GamePage gameId={gameId} mode={mode} />
}
