import { answer, refuse } from '#core/contract/outcome.ts'
import { roundOperations } from '#features/play/game-wallet/server/index.ts'
import { findReplay, type ReplayDependencies } from '#features/play/replay/server/index.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { viewRoundReplay } from '../contract.ts'

/** The replay that the player sees, and what the wallet did for the round, the oldest operation first. */
export const viewRoundReplayHandler = (needs: ReplayDependencies) =>
  handleStaff(viewRoundReplay, async ({ input, now, db }) => {
    const watched = { ...input, audience: 'player', language: 'en', now } as const
    const { replay, refusal } = await findReplay(db, watched, needs)
    if (refusal === 'roundNotFound' || refusal === 'roundArchived') return refuse(refusal)
    const operations = await roundOperations(db, input)
    return answer({
      url: replay?.url ?? null,
      operations: operations.map(({ txId, kind, amount, state, at }) => ({ txId, kind, amount, state, at })),
    })
  })
