import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { lobbyTips } from '../contract.ts'

const lookEveryMs = 60_000

/** How many players have a game open now; undefined: too few to say, or not known. All games come with one answer. */
export const usePlayersNow = (gameId: number): number | undefined =>
  useCallQuery(lobbyTips, {}, { refreshEveryMs: lookEveryMs }).answer?.playersNow[gameId]
