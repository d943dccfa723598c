import { fairDraw } from '#core/draw/fair-draw.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import {
  budgetCovers,
  claimReward,
  type PromotionDependencies,
  readReader,
  refuseClaim,
} from '#features/promotions/kit/server/index.ts'
import { seededHmac } from '#platform/crypto/fair-seed.ts'
import type { Transaction } from '#platform/db/database.ts'
import { handle } from '#platform/http/handle.ts'
import { scratchCard, spinLottery } from '../contract.ts'
import { type DrawKind, type DrawnPrize, drawPrize, needOfNext, refuseDraw } from '../rules.ts'
import { drawKey } from './claim-keys.ts'
import { dearestPrize } from './cost.ts'
import { countView, drawView } from './count-view.ts'
import { lockCount, type LockedCount, type PlayerNow, saveCount, takeFriends } from './load-count.ts'

export type CountDependencies = PromotionDependencies & {
  /** A new seed of 32 random bytes, as hexadecimal digits. */
  readonly newSeed: () => string
}

export const scratchHandler = (needs: CountDependencies) =>
  handle(scratchCard, async ({ input: { reqId }, identity: { playerId }, now, tx }) =>
    drawGift(tx, needs, { playerId, now, clientSeed: reqId, kind: 'scratch' }),
  )

export const lotteryHandler = (needs: CountDependencies) =>
  handle(spinLottery, async ({ input: { reqId }, identity: { playerId }, now, tx }) =>
    drawGift(tx, needs, { playerId, now, clientSeed: reqId, kind: 'spin' }),
  )

type Tap = PlayerNow & { readonly clientSeed: string; readonly kind: DrawKind }

/** Draws a prize by the sealed seed, grants it, assigns the friends that it needs, and seals the next seed. */
async function drawGift(tx: Transaction, needs: CountDependencies, tap: Tap) {
  const { playerId, kind, now } = tap
  const loaded = await lockCount(tx, tap)
  if (loaded === undefined) return refuse('notOpen')
  const { promotion, state } = loaded
  const reader = await readReader(tx, needs, { playerId, now })
  const closed = refuseClaim(promotion, { reader, asks: promotion.kind.asks, now })
  const refusal = closed ?? refuseDraw({ terms: promotion.settings, ...loaded }, kind)
  if (refusal !== undefined || state.seal === null) return refuse(refusal ?? 'conditionNotReached')
  // Nothing is drawn that the budget could not pay: a draw that is refused afterwards would change the odds.
  const covers = await budgetCovers(tx, { promotion, playerId, now })
  if (!covers(dearestPrize(prizesOf(loaded, kind)))) return refuse('soldOut')

  const drawn = drawSealed(loaded, tap, state.seal)
  if (!(await takeFriends(tx, loaded, { playerId, now, need: drawn.need }))) return refuse('conditionNotReached')
  const draws = [...state.draws, drawn]
  const claim = { playerId, promotion, claimKey: drawKey(draws.length), items: drawn.items, now }
  const given = await claimReward(tx, needs, claim)
  if (given.kind === 'refusal') return given
  const after = { ...state, seal: needs.newSeed(), draws }
  await saveCount(tx, loaded.row, after, now)
  return answer({
    ...(await countView(tx, { ...loaded, state: after }, tap)),
    draw: drawView(drawn, draws.length - 1),
  })
}

const prizesOf = ({ promotion: { settings } }: LockedCount, kind: DrawKind) =>
  kind === 'scratch' ? settings.scratch : settings.wheel

function drawSealed(loaded: LockedCount, { clientSeed, kind }: Tap, seal: string): DrawnPrize {
  const { promotion, state } = loaded
  const nonce = state.draws.length + 1
  const { draw } = fairDraw({ hmac: seededHmac(seal), clientSeed, nonce, offset: 0 })
  return {
    ...drawPrize(prizesOf(loaded, kind), draw),
    kind,
    need: needOfNext(promotion.settings, state, kind),
    version: promotion.version,
    seed: seal,
    clientSeed,
    isRevoked: false,
  }
}
