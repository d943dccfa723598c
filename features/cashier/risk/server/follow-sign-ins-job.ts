import { seconds } from '#core/clock/duration.ts'
import { signInTraces, signInTracesLike, signInTracesOf } from '#features/players/account/server/index.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Job } from '#platform/jobs/job.ts'
import { linkPlayers, type SharedTrait } from './link-players.ts'
import { progressFind, progressLook, progressSave } from './store/link.store.ts'
import { networkKey } from './used-by.ts'

const name = 'signIns'
const tracesMax = 1_000

/** Derives shared devices and networks from sign-ins. */
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

/** Processes recent sign-ins of one device or address that the job has not reached yet, so that there is no gap. */
export async function followSignInsLike(tx: Transaction, { fingerprint, ip }: Pick<Caller, 'fingerprint' | 'ip'>) {
  const traces = await signInTracesLike(tx, { after: await progressLook(tx, name), fingerprint, ip })
  if (traces.length > 0) await linkPlayers(tx, traces.flatMap(sharedOf))
}

/** A player's own sign-ins that the job has not reached yet, for gifts granted without a request. */
export async function followSignInsOf(tx: Transaction, playerId: bigint): Promise<void> {
  const traces = await signInTracesOf(tx, { after: await progressLook(tx, name), playerId })
  if (traces.length > 0) await linkPlayers(tx, traces.flatMap(sharedOf))
}

function sharedOf({ playerId, at, fingerprint, ip }: Awaited<ReturnType<typeof signInTraces>>[number]): SharedTrait[] {
  const network = { playerId, at, kind: 'network', key: networkKey(ip, at) } as const
  return fingerprint === null ? [network] : [network, { playerId, at, kind: 'device', key: fingerprint }]
}
