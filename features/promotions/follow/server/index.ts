import * as v from 'valibot'
import { addDuration, type Instant, instant } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { localName } from '#core/message/local-text.ts'
import {
  activityRefusalTexts,
  claimList,
  claimReward,
  isOffered,
  onceCycle,
  type Promotion,
  type PromotionModule,
  type PromotionDependencies,
  promotionOf,
  readReader,
  servedPromotion,
  stateFind,
  stateOpen,
  type StateRow,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import { balancesOf, lockBooks } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { handle, handleOutsideTransaction } from '#platform/http/handle.ts'
import { claimFollow, readFollow, visitFollow } from '../contract.ts'
import { type FollowTerms, isCodeRight, lookLasts, statusOf } from '../rules.ts'
import { fieldMeanings } from './field-meanings.ts'
import { followKind } from './follow-kind.ts'
import { followTexts } from './messages/index.ts'

const { key } = followKind
const visitsKept = v.object({ visits: v.optional(v.record(v.string(), v.pipe(v.number(), v.transform(instant))), {}) })

const visitsOf = (row: Pick<StateRow, 'data'> | undefined): Readonly<Record<string, Instant>> =>
  row === undefined ? {} : v.parse(visitsKept, row.data).visits

async function takenBy(db: Queryable, playerId: bigint): Promise<ReadonlySet<string>> {
  return new Set((await claimList(db, playerId, key)).map(({ claimKey }) => claimKey))
}

const claimKeyOf = (id: number): string => `ch${id}`
const channelOf = (promotion: Promotion<FollowTerms> | undefined, channelId: number) =>
  promotion?.settings.channels.find(({ id }) => id === channelId)

const readHandler = (needs: PromotionDependencies) =>
  handleOutsideTransaction(readFollow, async ({ identity: { playerId }, now, db }) => {
    const promotion = await promotionOf<FollowTerms>(db, followKind)
    const reader = await readReader(db, needs, { playerId, now })
    if (promotion === undefined || !isOffered(promotion, reader, now)) return refuse('notOpen')
    const visits = visitsOf(await stateFind(db, { playerId, key, cycleKey: onceCycle }))
    const taken = await takenBy(db, playerId)
    return answer({
      channels: promotion.settings.channels.map(({ id, channel, items, code }) => {
        const visitedAt = visits[id]
        return {
          id,
          channel,
          items: [...items],
          needsCode: code !== '',
          status: statusOf({ visitedAt, isTaken: taken.has(claimKeyOf(id)), now }),
          readyAt: visitedAt === undefined ? null : addDuration(visitedAt, lookLasts),
        }
      }),
      now,
    })
  })

/** The first visit counts: a second one does not restart the seconds. */
const visitHandler = (needs: PromotionDependencies) =>
  handle(visitFollow, async ({ input: { id }, identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf<FollowTerms>(tx, followKind)
    const reader = await readReader(tx, needs, { playerId, now })
    if (promotion === undefined || !isOffered(promotion, reader, now)) return refuse('notOpen')
    if (channelOf(promotion, id) === undefined) return refuse('notOpen')
    const row = await stateOpen(tx, { playerId, key, cycleKey: onceCycle, version: promotion.version, now })
    const visits = visitsOf(row)
    const visitedAt = visits[id] ?? now
    await stateSave(tx, { ...row, data: { visits: { ...visits, [id]: visitedAt } } }, now)
    return answer({ readyAt: addDuration(visitedAt, lookLasts) })
  })

const claimHandler = (needs: PromotionDependencies) =>
  handle(claimFollow, async ({ input: { id, code }, identity: { playerId }, now, tx }) => {
    await lockBooks(tx, [playerId])
    const promotion = await promotionOf<FollowTerms>(tx, followKind)
    const channel = channelOf(promotion, id)
    if (promotion === undefined || channel === undefined) return refuse('notOpen')
    const visitedAt = visitsOf(await stateFind(tx, { playerId, key, cycleKey: onceCycle }))[id]
    const isTaken = (await takenBy(tx, playerId)).has(claimKeyOf(id))
    const status = statusOf({ visitedAt, isTaken, now })
    if (status === 'taken') return refuse('alreadyClaimed')
    if (status === 'open') return refuse('conditionNotReached')
    if (!isCodeRight(channel, code)) return refuse('codeWrong')
    const given = await claimReward(tx, needs, {
      playerId,
      promotion,
      claimKey: claimKeyOf(id),
      items: channel.items,
      now,
    })
    if (given.kind === 'refusal') return given
    return answer({ items: [...given.items], coin: (await balancesOf(tx, playerId)).coin })
  })

/** Channels of the house to follow. */
export const followFeature = (needs: PromotionDependencies): PromotionModule => ({
  served: servedPromotion<FollowTerms>({
    kind: followKind,
    byHand: async (_db, { promotion }) =>
      promotion.settings.channels.map(({ id, channel, items }) => ({
        promotion,
        claimKey: claimKeyOf(id),
        items,
        about: localName(channel),
      })),
  }),
  name: 'follow',
  player: {
    handlers: [readHandler(needs), visitHandler(needs), claimHandler(needs)],
    fieldMeanings,
    refusalTexts: {
      ...activityRefusalTexts,
      conditionNotReached: followTexts.conditionNotReached,
      codeWrong: followTexts.codeWrong,
    },
  },
})
