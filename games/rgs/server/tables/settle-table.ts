import { centavosFromNumber, sumCentavos } from '#core/money/centavos.ts'
import type { PlacedBet } from '#games/rgs/table-contract.ts'
import { accountFindForUpdate } from '../account.store.ts'
import { driveRound } from '../drive-round.ts'
import { roundFind, roundFindForUpdate } from '../round.store.ts'
import { roundStepFind } from '../round-step.store.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { endRound } from '../write-move.ts'
import { seatListToSettle } from './seat.store.ts'
import { tableRoundFind } from './table-round.store.ts'

const atOnce = 8
const inOneGo = 200

/** Settles the bets of every public round that is over. Answers for how many players. */
export async function settleTables(needs: StudioDependencies): Promise<number> {
  const due = await seatListToSettle(needs.db, inOneGo)
  for (let from = 0; from < due.length; from += atOnce) {
    await Promise.all(due.slice(from, from + atOnce).map((id) => settleSeat(needs, id)))
  }
  return due.length
}

/** Runs once: the round's row, locked, shows whether it still has to be done. */
async function settleSeat(needs: StudioDependencies, roundId: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const found = await roundFind(tx, roundId)
    if (found === undefined || found.tableRoundId === null) return
    const account = await accountFindForUpdate(tx, found.accountId)
    const round = await roundFindForUpdate(tx, roundId)
    const step = await roundStepFind(tx, round.id, round.step)
    if (round.state !== 'open' || step === undefined) return
    const { opening, result, state } = await tableRoundFind(tx, found.tableRoundId)
    const table = needs.tables.get(round.gameCode)
    if (state !== 'over' || table === undefined) return
    const wins = (step.state as readonly PlacedBet[]).map(({ bet, stake }) =>
      table.settle({ stake: centavosFromNumber(stake), opening, bet, result }),
    )
    await endRound(tx, { account, round, win: sumCentavos(wins), now: needs.clock.now() })
  })
  await driveRound(needs, roundId, 'worker')
}
