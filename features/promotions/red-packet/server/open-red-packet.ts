import { answer, refuse } from '#core/contract/outcome.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import {
  claimReward,
  lockTied,
  type PromotionDependencies,
  promotionKept,
  promotionOf,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { createTurnLine } from '#platform/http/bounds/turn-line.ts'
import { openRedPacket } from '../contract.ts'
import { refuseOpening } from '../rules.ts'
import { redPacketKind } from './red-packet-kind.ts'
import { recentDeposits, redPacketState } from './red-packet-state.ts'
import { packetCountOf, packetTake } from './store/packet.store.ts'
import { windowOfPlayer } from './store/window.store.ts'

/** So few at once that thousands who open in the same second leave connections to everybody who plays. */
const openedAtOnce = 8

/** Gives the next packet of a window, once for each player and for all accounts tied to them. */
export const openRedPacketHandler = (needs: PromotionDependencies) =>
  handle(
    openRedPacket,
    async ({ input: { windowId }, identity: { playerId }, now, tx }) => {
      const acting = await promotionOf(tx, redPacketKind)
      const found = await windowOfPlayer(tx, playerId, windowId)
      if (acting === undefined || found === undefined) return refuse('notOpen')
      const { settings } = await promotionKept(tx, acting, found.version)
      const deposited = await recentDeposits(tx, settings, { playerId, now })
      const facts = { window: { ...found, left: Number(found.left) }, hasOpened: found.mine !== null, deposited }
      const refusal = refuseOpening(facts, settings, now)
      if (refusal !== undefined) return refuse(refusal)

      await lockBooks(tx, [playerId])
      const tied = await lockTied(tx, { key: redPacketKind.key, playerId })
      if ((await packetCountOf(tx, windowId, [...tied, playerId])) > 0) return refuse('alreadyClaimed')
      const packet = await packetTake(tx, windowId, playerId, now)
      if (packet === undefined) return refuse('soldOut')

      const items = [{ id: coinItem, count: Number(packet.amount), betRate: settings.betRate }]
      const promotion = { ...acting, version: found.version, settings }
      const claim = { playerId, promotion, claimKey: windowId, items, now, fromPool: true } as const
      const given = await claimReward(tx, needs, claim)
      if (given.kind === 'refusal') return given
      return answer({ ...(await redPacketState(tx, acting, { playerId, now })), items: [...given.items] })
    },
    createTurnLine(openedAtOnce),
  )
