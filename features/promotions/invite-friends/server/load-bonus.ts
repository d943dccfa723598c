import type { Instant } from '#core/clock/instant.ts'
import { inviteCountUsed, inviteTake } from '#features/promotions/invite/server/index.ts'
import { claimList, isOpen, type Promotion, promotionOf } from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type BonusFacts, type InviteBonus, isCounting, windowEnd } from '../rules.ts'
import { inviteFriendsKind } from './invite-friends-kind.ts'

export type Inviter = { readonly playerId: bigint; readonly registeredAt: Instant; readonly now: Instant }

export type LoadedBonus = { readonly promotion: Promotion<InviteBonus>; readonly facts: BonusFacts }

/** The player's state; undefined until the operator has set the promotion up. */
export async function loadBonus(
  db: Queryable,
  { playerId, registeredAt, now }: Inviter,
): Promise<LoadedBonus | undefined> {
  const [promotion, facts] = await db.pipeline(() =>
    Promise.all([promotionOf<InviteBonus>(db, inviteFriendsKind), bonusFacts(db, { playerId, registeredAt, now })]),
  )
  return promotion && { promotion, facts }
}

/** Counted invites and claimed gifts so far. */
export async function bonusFacts(db: Queryable, { playerId, registeredAt, now }: Inviter): Promise<BonusFacts> {
  const [counted, claims] = await Promise.all([
    inviteCountUsed(db, playerId, inviteFriendsKind.key),
    claimList(db, playerId, inviteFriendsKind.key),
  ])
  const taken = claims.map(({ claimKey }) => Number(claimKey.slice(1)))
  return { registeredAt, counted, taken, now }
}

/** The same after counting newly valid invites. The player's book is locked. */
export async function countInvites(tx: Transaction, inviter: Inviter): Promise<LoadedBonus | undefined> {
  const loaded = await loadBonus(tx, inviter)
  if (loaded === undefined || !isOpen(loaded.promotion, inviter.now)) return loaded
  const { promotion, facts } = loaded
  if (!isCounting(promotion.settings, facts)) return loaded
  const taken = await inviteTake(
    tx,
    {
      inviterId: inviter.playerId,
      place: inviteFriendsKind.key,
      from: facts.registeredAt,
      until: windowEnd(promotion.settings, facts.registeredAt),
      countMax: promotion.settings.inviteCount - facts.counted,
      shares: promotion.settings.shares,
    },
    inviter.now,
  )
  return { promotion, facts: { ...facts, counted: facts.counted + taken.length } }
}

/** Whether a player's next invite counts here and not elsewhere. */
export async function countsInvites(db: Queryable, inviter: Inviter): Promise<boolean> {
  const loaded = await loadBonus(db, inviter)
  if (loaded === undefined || !isOpen(loaded.promotion, inviter.now)) return false
  const { settings } = loaded.promotion
  return !settings.shares && isCounting(settings, loaded.facts)
}
