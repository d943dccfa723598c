import { answer, refuse } from '#core/contract/outcome.ts'
import { hiddenName, publicNamesOf } from '#features/players/account/server/index.ts'
import { isHiddenByMode, promotionOf } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { readRedPacketProof } from '../contract.ts'
import { redPacketKind } from './red-packet-kind.ts'
import { packetList } from './store/packet.store.ts'
import { type WindowRow, windowFind, windowsNewest } from './store/window.store.ts'

const shownMax = 30

/** Open to everybody: commitments ahead, seeds and lists afterwards. */
export const readRedPacketProofHandler = handleOutsideTransaction(
  readRedPacketProof,
  async ({ input: { windowId }, now, db }) => {
    const promotion = await promotionOf(db, redPacketKind)
    if (promotion === undefined || (await isHiddenByMode(db, promotion))) return refuse('notOpen')
    const windows = await windowsNewest(db, shownMax)
    const chosen = windowId === undefined ? undefined : await windowFind(db, windowId)
    return answer({
      windows: windows.map(({ id, startsAt, endsAt, seedHash }) => ({
        windowId: id,
        startsAt,
        endsAt,
        seedHash,
        isOver: now >= endsAt,
      })),
      proof: chosen === undefined || now < chosen.endsAt ? null : await proofView(db, chosen),
      now,
    })
  },
)

async function proofView(db: Queryable, { id, seedHash, seed, pool, smallest, largest }: WindowRow) {
  const packets = await packetList(db, id)
  const names = await publicNamesOf(
    db,
    packets.flatMap(({ playerId }) => playerId ?? []),
  )
  return {
    windowId: id,
    seedHash,
    seed,
    pool,
    smallest,
    largest,
    packets: packets.map(({ ordinal, amount, playerId, openedAt }) => ({
      ordinal,
      amount,
      name: playerId === null ? null : (names.get(playerId) ?? hiddenName),
      openedAt,
    })),
  }
}
