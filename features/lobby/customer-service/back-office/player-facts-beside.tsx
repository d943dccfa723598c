import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { viewPlayerFacts } from '../view-player-facts-contract.ts'
import { PlayerFacts } from './player-facts.tsx'

const refreshEveryMs = 30_000

/** The player's identity, balances and recent events, beside a conversation. */
export function PlayerFactsBeside({ playerId }: { readonly playerId: number }) {
  const { answer, failure } = useStaffQuery(viewPlayerFacts, { playerId }, { refreshEveryMs })
  if (!answer && failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  return answer ? <PlayerFacts playerId={playerId} player={answer.player} /> : null
}
