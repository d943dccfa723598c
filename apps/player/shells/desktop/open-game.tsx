import { desktopGame } from '#features/lobby/games/player/index.ts'
import { useGameSeat } from '#features/play/game-launch/player/index.ts'
import { Deferred } from '#platform/browser/late/deferred.tsx'

/** The game that is open on its page or in the corner. */
export function OpenGame() {
  const seat = useGameSeat()
  return seat ? <Deferred part={desktopGame} props={{ seat }} /> : null
}
