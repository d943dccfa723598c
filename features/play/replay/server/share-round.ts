import { answer, refuse } from '#core/contract/outcome.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import { handle } from '#platform/http/handle.ts'
import { shareRound, unshareRound } from '../contract.ts'
import { findReplay, type ReplayDependencies } from './find-replay.ts'
import { mayShare } from './may-share.ts'
import { roundShareFindToken, roundShareInsert, roundShareRevoke } from './round-share.store.ts'

const tokenLength = 22

/** A public link to a finished round, the same for repeated and simultaneous requests. */
export const shareRoundHandler = (needs: ReplayDependencies) =>
  handle(shareRound, async ({ input: { roundId }, identity: { playerId }, caller: { language }, now, tx }) => {
    const found = await findReplay(tx, { playerId, roundId, audience: 'public', language, now }, needs)
    if (found.refusal !== undefined) return refuse(found.refusal)
    if (!(await mayShare(tx, playerId, now))) return refuse('sharingStopped')
    const { round } = found
    await roundShareInsert(tx, { ...round, token: newToken().slice(0, tokenLength) }, now)
    const token = await roundShareFindToken(tx, round)
    if (token === undefined) throw new Error(`round ${roundId} has no link after one was made`)
    return answer({ shareToken: token })
  })

export const unshareRoundHandler = handle(
  unshareRound,
  async ({ input: { roundId }, identity: { playerId }, now, tx }) => {
    await roundShareRevoke(tx, { playerId, roundId }, now)
    return answer({})
  },
)
