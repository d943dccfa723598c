import type { Instant } from '#core/clock/instant.ts'
import { addDays, endOfDay } from '#core/clock/manila.ts'
import { refuse } from '#core/contract/outcome.ts'
import { coinsIn } from '#core/reward/reward-item.ts'
import { rewardNamesIn } from '#core/reward/local-reward-name.ts'
import { approvalsWaiting, requestApproval } from '#features/office/approval/server/index.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import { playersAtPlay } from '#features/players/account/server/index.ts'
import { claimFind, giftCost, refuseClaim } from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { requestGiftByHand } from '../contract.ts'
import { refusalWords } from '../messages.ts'
import { findGift, type FoundGift, type GiftQuery } from './find-gift.ts'
import { giftKindName } from './gift-approval.ts'
import { waitingGift } from './gift-payload.ts'
import type { GiftDeskDependencies } from './gift-dependencies.ts'

/** Asks for one reward. What could not be given now is refused at once. */
export const requestGiftHandler = ({ audit, ...needs }: GiftDeskDependencies) =>
  handleStaffChange(audit, requestGiftByHand, async ({ input, staff, tx, now }) => {
    const { requestKey, reason, why, ...query } = input
    const { playerId, key, claimKey } = query
    const [player] = await playersAtPlay(tx, [playerId], now)
    if (player === undefined) return refuse('playerNotFound')
    // Two members who ask for one reward at once: the second finds the first's request.
    await lockBooks(tx, [playerId])
    const found = await findGift(tx, needs, { ...query, now })
    if (typeof found === 'string') return refuse(found)
    if (await claimFind(tx, query)) return refuse('givenBefore')
    const subject = `player:${playerId}`
    if (await isWaiting(tx, { ...query, subject, now })) return refuse('sentBefore')
    const refusal = refusalOf(found, now)
    if (refusal !== undefined) return refuse('cannotBeGiven', { why: refusalWords[refusal] })

    const payload = { playerId: String(playerId), key, claimKey, why, ...cardOf(found) }
    const { day } = found.gift
    const until = day && { until: endOfDay(addDays(day, 1)) }
    const request = { kind: giftKindName, subject, payload, reason, requestKey, staff, now, ...until }
    const approvalId = await requestApproval(tx, request)
    if (approvalId === undefined) return refuse('sentBefore')
    const after = {
      request: Number(approvalId),
      promotion: payload.title,
      about: payload.about,
      reward: payload.reward,
    }
    return changed({ approvalId }, { subject, before: null, after })
  })

type WaitingQuery = GiftQuery & { readonly subject: string; readonly now: Instant }

async function isWaiting(tx: Transaction, { key, claimKey, subject, now }: WaitingQuery): Promise<boolean> {
  const waiting = await approvalsWaiting(tx, { kind: giftKindName.name, subject, now })
  return waiting.map(waitingGift).some((gift) => gift?.key === key && gift.claimKey === claimKey)
}

const refusalOf = ({ reader, gift: { promotion, asks } }: FoundGift, now: Instant) =>
  refuseClaim(promotion, { reader, asks: asks ?? promotion.kind.asks, now })

const cardOf = ({ gift: { promotion, items, about, repair } }: FoundGift) => ({
  version: promotion.version,
  title: promotion.kind.title.en,
  about: about.en,
  reward: rewardNamesIn(items, 'en'),
  coins: String(coinsIn(items)),
  cost: String(giftCost(items)),
  isRepair: repair !== undefined,
})
