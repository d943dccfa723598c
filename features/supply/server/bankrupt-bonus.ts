import { answer, refuse } from '#core/contract/outcome.ts'
import {
  claimReward,
  isOffered,
  promotionOf,
  type PromotionNeeds,
  readReader,
} from '#features/promotion/server/index.ts'
import { lockBooks } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { bankruptBonus } from '../contract.ts'
import { refuseAid } from '../rules.ts'
import { supplyKind } from './supply-kind.ts'
import { aidItems, lostInMonth, openOffer, saveOffer, standingOf } from './supply-offer.ts'
import { supplyView } from './supply-view.ts'

/** Shows today's offer, which begins with the first look; and gives its aid, once. */
export const bankruptBonusHandler = (needs: PromotionNeeds) =>
  handle(bankruptBonus, async ({ input: { op }, identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, supplyKind)
    if (promotion === undefined) return refuse('notOpen')
    await lockBooks(tx, [playerId])
    const reader = await readReader(tx, needs, { playerId, now })
    if (!isOffered(promotion, reader, now)) return refuse(reader.isRestricted ? 'restricted' : 'notOpen')
    const standing = await standingOf(tx, { reader, promotion, now })
    const kept =
      standing.today ?? (standing.rest === undefined ? await openOffer(tx, { playerId, promotion, now }) : undefined)
    const shown = { ...standing, offer: kept?.offer, now }
    if (op === 'query') return answer({ ...supplyView(shown), given: [], isCapped: false })

    const refusal = refuseAid(kept?.offer, shown)
    if (refusal !== undefined || kept === undefined) return refuse(refusal ?? 'conditionNotReached')
    const given = await claimReward(tx, needs, {
      playerId,
      promotion: { ...promotion, settings: kept.settings, version: kept.row.version },
      claimKey: `${kept.row.cycleKey}:aid`,
      items: aidItems(kept.settings, standing.aid),
      now,
      netLoss: await lostInMonth(tx, playerId, now),
    })
    if (given.kind === 'refusal') return given
    const offer = { ...kept.offer, isAidClaimed: true }
    await saveOffer(tx, kept, offer, now)
    return answer({ ...supplyView({ ...shown, offer }), given: [...given.items], isCapped: given.isCapped })
  })
