import { replayToken } from '#games/protocol/server/replay-token.ts'
import type { Session } from '../session.store.ts'
import { RgsRefused } from '../rgs-refused.ts'
import { roundFind } from '../round.store.ts'
import { isOver } from '../show-history.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'

/** A key to the replay of one of the player's own rounds, once it has ended. */
export async function watchRound(
  { db, clock, walletKey }: StudioDependencies,
  { accountId }: Session,
  id: string,
): Promise<{ readonly replayToken: string }> {
  const round = await roundFind(db, id)
  if (round === undefined || round.accountId !== accountId || round.state === 'refused') throw new RgsRefused('noRound')
  if (!isOver(round)) throw new RgsRefused('replayNotYet')
  const subject = { gameCode: round.gameCode, roundId: id, audience: 'player' } as const
  return { replayToken: replayToken(walletKey, { ...subject, now: clock.now() }) }
}
