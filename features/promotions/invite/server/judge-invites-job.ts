import { addDays, dayOf } from '#core/clock/manila.ts'
import { seconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { giftFactsFind } from '#features/players/account/server/index.ts'
import { firstDepositOf } from '#features/cashier/deposit/server/index.ts'
import { identityOf } from '#features/players/identity/server/index.ts'
import { validBetIn } from '#features/promotions/kit/server/index.ts'
import { clusterOf } from '#features/cashier/risk/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { type InviteFacts, inviteEndsAt, judgeInvite } from '../rules.ts'
import { type Invite, inviteListPending, inviteMark } from './invite.store.ts'

const invitesAtOnce = 200
const clusterMax = 50

/**
 * Checks pending invites, longest unchecked first. Their conditions are spread over many features, so they are polled.
 */
export const judgeInvitesJob = ({ db }: { readonly db: Database }): Job => ({
  name: 'invite.judge',
  when: { every: seconds(20) },
  run: async ({ now, signal }) => {
    for (const invite of await inviteListPending(db, invitesAtOnce)) {
      signal.throwIfAborted()
      const state = judgeInvite(await readFacts(db, invite, now), now)
      await db.transaction((tx) => inviteMark(tx, invite.inviteeId, { state, now }))
    }
  },
})

async function readFacts(db: Database, invite: Invite, now: Instant): Promise<InviteFacts> {
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
