import { inviteCodeOf } from '#features/players/account/server/index.ts'
import { budgetCovers, promotionKept } from '#features/promotions/kit/server/index.ts'
import { seedHash } from '#platform/crypto/fair-seed.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type FriendCount, type DrawnPrize, drawsLeft, type Prize, refuseChest } from '../rules.ts'
import { dearestPrize } from './cost.ts'
import type { CountPromotion, LoadedCount, PlayerNow } from './load-count.ts'

const drawsShown = 20

/** The player's view of cards, spins and chests. */
export async function countView(
  db: Queryable,
  { promotion, state, friends }: LoadedCount,
  { playerId, now }: PlayerNow,
) {
  const { settings } = promotion
  const counted = { terms: settings, state, friends }
  const covers = await budgetCovers(db, { promotion, playerId, now })
  return {
    inviteCode: await inviteCodeOf(db, playerId),
    validCount: friends,
    scratchLeft: drawsLeft(counted, 'scratch'),
    lotteryLeft: drawsLeft(counted, 'spin'),
    lotteryEvery: settings.every,
    awards: chestsView(counted),
    scratchPrizes: prizesView(settings.scratch),
    lotteryPrizes: prizesView(settings.wheel),
    isScratchSoldOut: !covers(dearestPrize(settings.scratch)),
    isLotterySoldOut: !covers(dearestPrize(settings.wheel)),
    sealHash: state.seal === null ? null : seedHash(state.seal),
    draws: state.draws.map(drawView).slice(-drawsShown).toReversed(),
    lastPrizes: await prizesOfLast(db, promotion, state.draws.at(-1)),
    now,
  }
}

export const drawView = ({ kind, index, items, seed, clientSeed, isRevoked }: DrawnPrize, at: number) => ({
  kind,
  nonce: at + 1,
  index,
  items: [...items],
  seed,
  clientSeed,
  isRevoked,
})

const prizesView = (prizes: readonly Prize[]) => prizes.map(({ weight, items }) => ({ weight, items: [...items] }))

function chestsView(counted: FriendCount) {
  const inOrder = counted.terms.chests.toSorted((a, b) => a.need - b.need)
  return inOrder.map(({ need, items }) => ({
    id: need,
    items: [...items],
    status: chestStatus[refuseChest(counted, need) ?? 'none'],
  }))
}

const chestStatus = {
  none: 'claimable',
  alreadyClaimed: 'done',
  conditionNotReached: 'locked',
  notEligible: 'locked',
} as const

/** An older version may have had another table. */
async function prizesOfLast(db: Queryable, acting: CountPromotion, last: DrawnPrize | undefined) {
  if (last === undefined) return []
  const { settings } = await promotionKept(db, acting, last.version)
  return prizesView(last.kind === 'scratch' ? settings.scratch : settings.wheel)
}

/** Whether a card, a spin or a chest waits. */
export const hasWaiting = ({ promotion: { settings: terms }, state, friends }: LoadedCount): boolean => {
  const counted = { terms, state, friends }
  return (
    drawsLeft(counted, 'scratch') + drawsLeft(counted, 'spin') > 0 ||
    terms.chests.some(({ need }) => refuseChest(counted, need) === undefined)
  )
}
