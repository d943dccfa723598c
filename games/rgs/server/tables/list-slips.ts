import type { Slips, SlipView } from '#games/rgs/table-contract.ts'
import type { Session } from '../session.store.ts'
import { RgsRefused } from '../rgs-refused.ts'
import { roundFind } from '../round.store.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { seatOf } from './read-seat.ts'
import { seatListSlips } from './seat.store.ts'
import { tableRoundFind } from './table-round.store.ts'

const slipsShown = 20

/** The player's last slips, each with its description and, once known, its result. */
export async function listSlips({ db, tables }: StudioDependencies, session: Session): Promise<Slips> {
  const { accountId, gameCode } = session
  const table = tables.get(gameCode)
  if (table?.describe === undefined) throw new RgsRefused('gameNotFound')
  const slips: SlipView[] = []
  for (const id of await seatListSlips(db, { accountId, gameCode, count: slipsShown })) {
    const round = await roundFind(db, id)
    if (round === undefined || round.tableRoundId === null) continue
    const seat = await seatOf(db, round)
    const [placed] = seat.bets
    const { number, opening, result } = await tableRoundFind(db, round.tableRoundId)
    const description = placed === undefined ? [] : table.describe({ opening, bet: placed.bet, result })
    slips.push({ ...seat, id, number, told: description })
  }
  return { slips }
}
