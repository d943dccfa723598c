import type { Instant } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { rewardNamesIn } from '#core/reward/local-reward-name.ts'
import { approvalsWaiting } from '#features/office/approval/server/index.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { playersAtPlay } from '#features/players/account/server/index.ts'
import {
  claimList,
  claimListOf,
  giftCost,
  isOffered,
  promotionOf,
  type Reader,
  readReader,
  type ServedPromotion,
  shownState,
} from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { viewPlayerPromotions } from '../contract.ts'
import { giftKindName } from './gift-approval.ts'
import { waitingGift } from './gift-payload.ts'
import type { GiftDependencies } from './gift-dependencies.ts'

/** Every promotion that has run, as it stands for one player. */
export const viewPlayerPromotionsHandler = (needs: GiftDependencies) =>
  handleStaff(viewPlayerPromotions, async ({ input: { playerId }, db, now }) => {
    const [player] = await playersAtPlay(db, [playerId], now)
    if (player === undefined) return refuse('playerNotFound')
    const reader = await readReader(db, needs, { playerId, now })
    const requests = await approvalsWaiting(db, { kind: giftKindName.name, subject: `player:${playerId}`, now })
    const waiting = new Set(requests.map(waitingGift).flatMap((gift) => (gift ? [nameOf(gift)] : [])))
    const views = await Promise.all(needs.served.map((served) => viewOf(db, served, { reader, waiting, now })))
    return answer({ isRestricted: reader.isRestricted, promotions: views.filter((view) => view !== undefined) })
  })

const nameOf = ({ key, claimKey }: { readonly key: string; readonly claimKey: string }) => `${key} ${claimKey}`

type GiftStatus = 'open' | 'given' | 'waiting'
type PlayerView = { readonly reader: Reader; readonly waiting: ReadonlySet<string>; readonly now: Instant }

async function viewOf(db: Queryable, { kind, byHand }: ServedPromotion, { reader, waiting, now }: PlayerView) {
  const promotion = await promotionOf(db, kind)
  if (promotion === undefined) return undefined
  const { playerId } = reader
  const { key } = kind
  const claims = (await claimList(db, playerId, key)).filter(({ revokedAt }) => revokedAt === null)
  const gifts = typeof byHand === 'string' ? [] : await byHand(db, { reader, promotion, now })
  const claimKeys = gifts.map(({ claimKey }) => claimKey)
  const given = new Set((await claimListOf(db, { playerId, key, claimKeys })).map(({ claimKey }) => claimKey))
  const statusOf = (claimKey: string): GiftStatus =>
    given.has(claimKey) ? 'given' : waiting.has(nameOf({ key, claimKey })) ? 'waiting' : 'open'
  return {
    key,
    title: kind.title.en,
    state: shownState(promotion, now),
    isOffered: isOffered(promotion, reader, now),
    claims: claims.length,
    lastClaimedAt: claims[0]?.claimedAt ?? null,
    whyNot: typeof byHand === 'string' ? byHand : null,
    gifts: gifts.map(({ claimKey, about, items, repair }) => ({
      claimKey,
      about: about.en,
      reward: rewardNamesIn(items, 'en'),
      cost: giftCost(items),
      isRepair: repair !== undefined,
      status: statusOf(claimKey),
    })),
  } as const
}
