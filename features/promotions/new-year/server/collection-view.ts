import { endOfDay } from '#core/clock/manila.ts'
import type { BudgetAt } from '#features/promotions/kit/server/index.ts'
import { seedHash } from '#platform/crypto/fair-seed.ts'
import {
  boxesLeft,
  type Collection,
  doneOf,
  extrasEarned,
  extrasUsed,
  guaranteedIn,
  isGrandDone,
  isTaken,
  type NewYear,
  type OpenedBox,
  pieceIds,
  piecesLeft,
  type Prize,
  refuseGrand,
  refuseTask,
  type Today,
} from '../rules.ts'
import { dearestBox, dearestGrand } from './cost.ts'
import type { LoadedCollection } from './load-collection.ts'

type CollectionView = BudgetAt & { readonly today: Today; readonly inviteCode: string }

/** The player's view of the countdown. */
export function collectionView(
  { season }: Pick<LoadedCollection, 'season'>,
  { today, covers, inviteCode, now }: CollectionView,
) {
  const { newYear, held, day, done } = today
  const { extraPer, extraMax, midnight, prizes, grandPrizes } = newYear
  const used = extrasUsed(today)
  const isSoldOut = !covers(dearestGrand(newYear))
  return {
    startsAt: season.startsAt,
    midnightAt: midnight,
    endsAt: season.endsAt,
    nextDayAt: endOfDay(day),
    now,
    boxes: Math.max(0, boxesLeft(held)),
    canOpenBox: boxesLeft(held) > 0 && covers(dearestBox(newYear)),
    guaranteedIn: guaranteedIn(newYear, held),
    pieces: piecesView(newYear, held),
    canOpenGrand: refuseGrand(today) === undefined && !isSoldOut,
    isGrandDone: isGrandDone(today),
    isSoldOut,
    tasks: tasksView(today),
    deposited: done.deposited,
    extraPer,
    extraMax,
    extrasUsed: used,
    extrasLeft: Math.max(0, extrasEarned(newYear, done) - used),
    prizes: prizesView(prizes),
    grandPrizes: prizesView(grandPrizes),
    last: openingView(held, held.openings.length),
    sealHash: held.seal === null ? null : seedHash(held.seal),
    inviteCode,
  }
}

const piecesView = ({ leftovers }: NewYear, held: Collection) =>
  pieceIds.map((id) => ({
    id,
    count: Math.max(0, piecesLeft(held, id)),
    points: leftovers.find((each) => each.id === id)?.points ?? 0,
  }))

const prizesView = (prizes: readonly Prize[]) => prizes.map(({ weight, items }) => ({ weight, items: [...items] }))

/** An opening by its number in the season, from 1; null: there is none. */
function openingView({ openings }: Pick<Collection, 'openings'>, nonce: number) {
  const opening = openings[nonce - 1]
  return opening === undefined ? null : shownOpening(opening, nonce)
}

export const shownOpening = ({ of, items, isGuaranteed, seed, clientSeed, isRevoked }: OpenedBox, nonce: number) => ({
  of,
  nonce,
  items: [...items],
  isGuaranteed,
  seed,
  clientSeed,
  isRevoked,
})

const tasksView = (today: Today) =>
  today.newYear.tasks.map((task) => {
    const refusal = refuseTask(today, task, false)
    const status =
      refusal === undefined
        ? ('claimable' as const)
        : refusal === 'alreadyClaimed'
          ? ('done' as const)
          : ('locked' as const)
    const { id, kind, need, boxes } = task
    return { id, kind, need, done: doneOf(task, today.done), boxes, status }
  })

/** Whether something waits that needs no deposit and no bet: a box, the grand box, or the task of opening the page. */
export const hasWaiting = (collection: LoadedCollection): boolean =>
  boxesLeft(collection.held) > 0 ||
  refuseGrand(collection) === undefined ||
  collection.promotion.settings.tasks.some(({ kind, id }) => kind === 'login' && !isTaken(collection, 'task', id))
