import { type Duration, hours } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { accountFindForUpdate } from './account.store.ts'
import { driveRound } from './drive-round.ts'
import { roundFind, roundFindForUpdate, roundListLeft } from './round.store.ts'
import { roundStepFind } from './round-step.store.ts'
import type { StudioDependencies } from './studio-dependencies.ts'
import { endRound } from './write-move.ts'

const leftAfter: Duration = hours(24)

/** Ends the rounds that their players have left for a day. */
export async function settleLeftRounds(needs: StudioDependencies): Promise<number> {
  const left = await roundListLeft(needs.db, subtractDuration(needs.clock.now(), leftAfter))
  for (const id of left) await settleRound(needs, id)
  return left.length
}

/** Ends one round by its title's written rule. Void means: the stake comes back as a win of the same size. */
export async function settleRound(needs: StudioDependencies, roundId: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const found = await roundFind(tx, roundId)
    if (found === undefined) return
    const account = await accountFindForUpdate(tx, found.accountId)
    const round = await roundFindForUpdate(tx, roundId)
    const step = await roundStepFind(tx, round.id, round.step)
    const title = needs.titles.get(round.gameCode)
    if (round.state !== 'open' || step === undefined || round.tableRoundId !== null) return
    const settlement = title?.settle({ stake: round.stake, state: step.state }) ?? { kind: 'void' as const }
    const win = settlement.kind === 'win' ? settlement.win : round.staked
    await endRound(tx, { account, round, win, now: needs.clock.now() })
  })
  await driveRound(needs, roundId, 'worker')
}
