import { answer, refuse } from '#core/contract/outcome.ts'
import { hiddenName, publicNamesOf } from '#features/players/account/server/index.ts'
import { isHiddenByMode, promotionAt, promotionOf } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { readLotteryProof } from '../contract.ts'
import { winnersView } from './lottery-view.ts'
import { lineList, winnerList } from './store/line.store.ts'
import { lotteriesNewest, lotteryFind, type LotteryRow } from './store/lottery.store.ts'
import { weekendLotteryKind } from './weekend-lottery-kind.ts'

const shownMax = 30
const winnersMax = 10_000

/** Open to everybody: what it takes to recompute a draw. */
export const readLotteryProofHandler = handleOutsideTransaction(readLotteryProof, async ({ input: { week }, db }) => {
  const promotion = await promotionOf(db, weekendLotteryKind)
  if (promotion === undefined || (await isHiddenByMode(db, promotion))) return refuse('notOpen')
  const rows = await lotteriesNewest(db, shownMax)
  const chosen = week === undefined ? undefined : await lotteryFind(db, week)
  return answer({
    draws: rows.map(({ week: name, drawsAt, seedHash, drawnAt }) => ({
      week: name,
      drawsAt,
      seedHash,
      isDrawn: drawnAt !== null,
    })),
    proof: chosen === undefined ? null : await proofView(db, chosen),
  })
})

async function proofView(db: Queryable, row: LotteryRow) {
  const { week, version, seed, seedHash, listHash, source, randomness, signature } = row
  const { beaconChain, beaconRound, beaconPublicKey } = row
  if (source === null || randomness === null || listHash === null) return null
  const { settings } = await promotionAt(db, weekendLotteryKind, version)
  const lines = await lineList(db, week)
  const names = await publicNamesOf(
    db,
    lines.map(({ playerId }) => playerId),
  )
  return {
    week,
    seedHash,
    seed,
    listHash,
    source,
    beaconChain,
    beaconRound: Number(beaconRound),
    beaconPublicKey,
    randomness,
    signature,
    ticketsMax: settings.ticketsMax,
    packTickets: settings.packTickets,
    prizes: [...settings.prizes],
    lines: lines.map(({ playerId, ...line }) => ({ ...line, name: names.get(playerId) ?? hiddenName })),
    winners: await winnersView(db, await winnerList(db, week, winnersMax)),
  }
}
