import { answer, refuse } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { watchRound } from '../contract.ts'
import { findReplay, type ReplayDependencies } from './find-replay.ts'
import { roundShareFindToken } from './round-share.store.ts'

/** One of the player's own rounds, to be watched again. A break from play does not hide what was played. */
export const watchRoundHandler = (needs: ReplayDependencies) =>
  handle(watchRound, async ({ input: { roundId }, identity: { playerId }, caller: { language }, now, tx }) => {
    const found = await findReplay(tx, { playerId, roundId, audience: 'player', language, now }, needs)
    if (found.refusal !== undefined) return refuse(found.refusal)
    const { round, replay } = found
    return answer({ ...replay, time: round.openedAt, shareToken: (await roundShareFindToken(tx, round)) ?? null })
  })
