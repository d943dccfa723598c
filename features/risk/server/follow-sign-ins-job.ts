import { seconds } from '#core/clock/duration.ts'
import { dayOf } from '#core/clock/manila.ts'
import { signInTraces } from '#features/account/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { networkOf } from '../rules.ts'
import { linkPlayers, type Shared } from './link-players.ts'
import { progressFind, progressSave } from './link.store.ts'

const name = 'signIns'
const tracesMax = 1_000

/** Which devices and networks players share follows from where they signed in. */
export const followSignInsJob = ({ db }: { readonly db: Database }): Job => ({
  name: 'risk.followSignIns',
  when: { every: seconds(30) },
  run: async ({ signal, confirm }) => {
    for (let isMore = true; isMore; ) {
      signal.throwIfAborted()
      isMore = await db.transaction(async (tx) => {
        await confirm(tx)
        const traces = await signInTraces(tx, { after: await progressFind(tx, name), countMax: tracesMax })
        const last = traces.at(-1)
        if (last === undefined) return false
        await linkPlayers(tx, traces.flatMap(sharedOf))
        await progressSave(tx, name, last.id)
        return traces.length === tracesMax
      })
    }
  },
})

function sharedOf({ playerId, at, fingerprint, ip }: Awaited<ReturnType<typeof signInTraces>>[number]): Shared[] {
  const network = { playerId, at, kind: 'network', key: `${networkOf(ip)} ${dayOf(at)}` } as const
  return fingerprint === null ? [network] : [network, { playerId, at, kind: 'device', key: fingerprint }]
}
