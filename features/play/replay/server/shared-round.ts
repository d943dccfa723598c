import { answer, refuse } from '#core/contract/outcome.ts'
import { readSiteMode } from '#features/office/web-configuration/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { sharedRound } from '../contract.ts'
import { findReplay, type ReplayDependencies } from './find-replay.ts'
import { mayShare } from './may-share.ts'
import { roundShareFind } from './round-share.store.ts'

/** A shared round for everybody. One refusal for every reason, so that nobody learns what became of its player. */
export const sharedRoundHandler = (needs: ReplayDependencies) =>
  handle(sharedRound, async ({ input: { shareToken }, caller: { language }, now, tx }) => {
    const share = await roundShareFind(tx, shareToken)
    if (share === undefined || (await readSiteMode(tx)) === 'green') return refuse('roundNotShared')
    if (!(await mayShare(tx, share.playerId, now))) return refuse('roundNotShared')
    const found = await findReplay(tx, { ...share, audience: 'public', language, now }, needs)
    return found.refusal === undefined ? answer(found.replay) : refuse('roundNotShared')
  })
