import { hours, minutes } from '#core/clock/duration.ts'
import { reachableAmong } from '#features/players/segment/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job, JobRun } from '#platform/jobs/job.ts'
import { campaignsLive } from './store/campaign.store.ts'
import { playersGoing, playersProtect } from './store/campaign-player.store.ts'

const playersAtOnce = 5_000

/**
 * Takes players out while they wait: a break that begins and ends between two messages ends the campaign for them, too.
 * Each act looks again for itself.
 */
export const protectPlayers = ({ db }: { readonly db: Database }): Job => ({
  name: 'campaign.protect',
  when: { every: hours(1) },
  lastsMax: minutes(20),
  run: async ({ now, signal }) => {
    for (const id of await campaignsLive(db)) await protectIn(db, id, { now, signal })
  },
})

async function protectIn(db: Database, campaignId: bigint, { now, signal }: Pick<JobRun, 'now' | 'signal'>) {
  for (let after: bigint | undefined = 0n; after !== undefined; ) {
    signal.throwIfAborted()
    const ids: bigint[] = await playersGoing(db, campaignId, { after, limit: playersAtOnce })
    const reachable = new Set((await reachableAmong(db, ids, now)).map(({ playerId }) => playerId))
    const braked = ids.filter((id) => !reachable.has(id))
    if (braked.length > 0) await playersProtect(db, campaignId, braked, now)
    after = ids.length < playersAtOnce ? undefined : ids.at(-1)
  }
}
