import { answer, type RefusalOutcome, refuse } from '#core/contract/outcome.ts'
import type { ActivityRefusal } from '#core/enumerations/activity-refusal.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { budgetCovers, claimReward, type PlayerNow, reservePool } from '#features/promotions/kit/server/index.ts'
import { seededHmac } from '#platform/crypto/fair-seed.ts'
import type { Transaction } from '#platform/db/database.ts'
import { handle } from '#platform/http/handle.ts'
import { openGrandBox, openNewYearBox } from '../contract.ts'
import {
  boxTable,
  drawPrize,
  guaranteedIn,
  type OpenedBox,
  pieceIn,
  type Prize,
  refuseBox,
  refuseGrand,
  type Today,
} from '../rules.ts'
import { type OpenAct, beginAct, type NewYearDependencies, viewOf } from './act.ts'
import { openingKey } from './claim-key.ts'
import { shownOpening } from './collection-view.ts'
import { dearestBox, dearestGrand, pieceCost } from './cost.ts'
import { saveCollection } from './load-collection.ts'

export const openBoxHandler = (needs: NewYearDependencies) =>
  handle(openNewYearBox, async ({ input: { reqId }, identity: { playerId }, now, tx }) =>
    open(tx, needs, { of: 'box', playerId, clientSeed: reqId, now }),
  )

export const openGrandHandler = (needs: NewYearDependencies) =>
  handle(openGrandBox, async ({ input: { reqId }, identity: { playerId }, now, tx }) =>
    open(tx, needs, { of: 'grand', playerId, clientSeed: reqId, now }),
  )

type Tap = PlayerNow & { readonly of: OpenedBox['of']; readonly clientSeed: string }

type Table = {
  readonly refusal: ActivityRefusal | undefined
  readonly prizes: readonly Prize[]
  readonly dearest: Centavos
  readonly isGuaranteed: boolean
}

/** What a box or the grand box is drawn from, and what the budget has to cover before. */
function tableOf(of: OpenedBox['of'], today: Today): Table {
  const { newYear, held } = today
  if (of === 'grand') {
    const refusal = refuseGrand(today)
    return { refusal, prizes: newYear.grandPrizes, dearest: dearestGrand(newYear), isGuaranteed: false }
  }
  const isGuaranteed = guaranteedIn(newYear, held) === 1
  const prizes = boxTable(newYear.prizes, isGuaranteed)
  return { refusal: refuseBox(today), prizes, dearest: dearestBox(newYear), isGuaranteed }
}

/** Draws by the sealed seed, grants or keeps what was drawn, and seals the next seed. */
async function open(tx: Transaction, needs: NewYearDependencies, tap: Tap) {
  const { of, playerId, clientSeed, now } = tap
  const begun = await beginAct(tx, needs, tap)
  if (begun.kind === 'refusal') return begun
  const { collection, today } = begun
  const { promotion, held, day } = collection
  const { refusal, prizes, dearest, isGuaranteed } = tableOf(of, today)
  if (refusal !== undefined || held.seal === null) return refuse(refusal ?? 'nothingToChange')
  // Nothing is drawn that the budget could not pay: a draw that is refused afterwards would change the odds.
  const covers = await budgetCovers(tx, { promotion, playerId, now })
  if (!covers(dearest)) return refuse('soldOut')

  const nonce = held.openings.length + 1
  const prize = drawPrize(prizes, { hmac: seededHmac(held.seal), clientSeed, nonce })
  const refused = await give(tx, needs, { begun, tap, prize, nonce })
  if (refused !== undefined) return refused
  const opening = { of, day, items: prize.items, isGuaranteed, seed: held.seal, clientSeed, isRevoked: false }
  const after = { ...held, seal: needs.newSeed(), openings: [...held.openings, opening] }
  await saveCollection(tx, collection, after, now)
  const view = await viewOf(tx, collection, { playerId, now, today: { ...today, held: after } })
  return answer({ ...view, opening: shownOpening(opening, nonce) })
}

type Gift = { readonly begun: OpenAct; readonly tap: Tap; readonly prize: Prize; readonly nonce: number }

/** A piece stays with the collection, and its points are reserved for the end. Undefined: given. */
async function give(
  tx: Transaction,
  needs: NewYearDependencies,
  { begun: { collection, today }, tap: { of, playerId, now }, prize: { items }, nonce }: Gift,
): Promise<RefusalOutcome<ActivityRefusal> | undefined> {
  const { promotion, season } = collection
  const piece = pieceIn(items)
  if (piece !== undefined) {
    const isReserved = await reservePool(tx, { promotion, pool: pieceCost(today.newYear, piece), at: now })
    return isReserved ? undefined : refuse('soldOut')
  }
  const claimKey = openingKey(season.cycleKey, of, nonce)
  const given = await claimReward(tx, needs, { playerId, promotion, claimKey, items, now })
  return given.kind === 'refusal' ? given : undefined
}
