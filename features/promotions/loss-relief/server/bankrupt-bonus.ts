import type { Instant } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import {
  budgetCovers,
  claimReward,
  isOffered,
  promotionOf,
  type PromotionDependencies,
  type ReaderFacts,
  readReader,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { handle } from '#platform/http/handle.ts'
import { bankruptBonus } from '../contract.ts'
import { refuseAid } from '../rules.ts'
import { lossReliefKind } from './loss-relief-kind.ts'
import { aidItems, lostInMonth, openOffer, saveOffer, standingOf, type LossRelief } from './loss-relief-offer.ts'
import { lossReliefView } from './loss-relief-view.ts'

/** Shows today's offer, which the first read creates, and grants its aid once. */
export const bankruptBonusHandler = (needs: PromotionDependencies) =>
  handle(bankruptBonus, async ({ input: { op }, identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, lossReliefKind)
    if (promotion === undefined) return refuse('notOpen')
    await lockBooks(tx, [playerId])
    const reader = await readReader(tx, needs, { playerId, now })
    if (!isOffered(promotion, reader, now)) return refuse(reader.isRestricted ? 'restricted' : 'notOpen')
    const today = await offerOfToday(tx, { reader, promotion, now })
    if (op === 'query') return answer({ ...lossReliefView(today), given: [], isCapped: false })

    const refusal = refuseAid(today.offer, today)
    if (refusal !== undefined) return refuse(refusal)
    return giveAid(tx, needs, { playerId, promotion, today })
  })

type ReliefContext = { readonly reader: ReaderFacts; readonly promotion: LossRelief; readonly now: Instant }

/** The player's state with today's offer, created if nothing prevents it. */
async function offerOfToday(tx: Transaction, { reader, promotion, now }: ReliefContext) {
  const standing = await standingOf(tx, { reader, promotion, now })
  const isDue = standing.today === undefined && standing.unavailable === undefined
  const kept = isDue ? await openOffer(tx, { playerId: reader.playerId, promotion, now }) : standing.today
  const covers = await budgetCovers(tx, { promotion, playerId: reader.playerId, now })
  return { ...standing, kept, offer: kept?.offer, covers, now }
}

type BankruptGift = {
  readonly playerId: bigint
  readonly promotion: LossRelief
  readonly today: Awaited<ReturnType<typeof offerOfToday>>
}

async function giveAid(tx: Transaction, needs: PromotionDependencies, { playerId, promotion, today }: BankruptGift) {
  const { kept, aid, now } = today
  if (kept === undefined) throw new Error(`an aid without an offer was not refused to player ${playerId}`)
  const given = await claimReward(tx, needs, {
    playerId,
    promotion: { ...promotion, settings: kept.settings, version: kept.row.version },
    claimKey: `${kept.row.cycleKey}:aid`,
    items: aidItems(kept.settings, aid),
    now,
    netLoss: await lostInMonth(tx, playerId, now),
  })
  if (given.kind === 'refusal') return given
  const offer = { ...kept.offer, isAidClaimed: true }
  await saveOffer(tx, kept, offer, now)
  return answer({ ...lossReliefView({ ...today, offer }), given: [...given.items], isCapped: given.isCapped })
}
