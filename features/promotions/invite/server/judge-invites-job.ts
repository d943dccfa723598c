import { seconds } from '#core/clock/duration.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { judgeInvite } from '../rules.ts'
import { readInviteFacts } from './invite-facts.ts'
import { inviteListPending, inviteMark } from './store/invite.store.ts'

const invitesAtOnce = 200

/**
 * Checks pending invites, longest unchecked first. Their conditions are spread over many features, so they are polled.
 */
export const judgeInvitesJob = ({ db }: { readonly db: Database }): Job => ({
  name: 'invite.judge',
  when: { every: seconds(20) },
  run: async ({ now, signal }) => {
    for (const invite of await inviteListPending(db, invitesAtOnce)) {
      signal.throwIfAborted()
      const state = judgeInvite(await readInviteFacts(db, invite, now), now)
      await db.transaction((tx) => inviteMark(tx, invite.inviteeId, { state, now }))
    }
  },
})
