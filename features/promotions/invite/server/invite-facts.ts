import { addDays, dayOf } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { firstDepositOf } from '#features/cashier/deposit/server/index.ts'
import { clusterOf } from '#features/cashier/risk/server/index.ts'
import { giftFactsFind } from '#features/players/account/server/index.ts'
import { identityOf } from '#features/players/identity/server/index.ts'
import { validBetIn } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type InviteFacts, inviteEndsAt } from '../rules.ts'
import type { Invite } from './store/invite.store.ts'

const clusterMax = 50

/** What an invited player has done so far, each fact read by its owner. */
export async function readInviteFacts(db: Queryable, invite: Invite, now: Instant): Promise<InviteFacts> {
  const { inviteeId: playerId, inviterId, registeredAt } = invite
  const [account, { status }, firstDeposit, validBet, cluster] = await Promise.all([
    giftFactsFind(db, playerId, now),
    identityOf(db, playerId),
    firstDepositOf(db, playerId),
    validBetIn(db, { playerId, from: dayOf(registeredAt), before: addDays(dayOf(inviteEndsAt(registeredAt)), 1) }),
    clusterOf(db, inviterId, clusterMax),
  ])
  return {
    registeredAt,
    hasMobile: account?.hasMobile ?? false,
    isIdentified: status === 'APPROVED',
    firstDeposit,
    validBet,
    isTied: cluster.includes(playerId),
  }
}
