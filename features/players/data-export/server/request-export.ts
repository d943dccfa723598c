import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { Transaction } from '#platform/db/database.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { requestDataExport } from '../contract.ts'
import { givenUpBefore, refuseRequest } from '../rules.ts'
import type { DataExportDependencies } from './data-export-dependencies.ts'
import { exportView } from './export-view.ts'
import { makeExportJobName } from './make-export.ts'
import { exportBegin, exportFindOfPlayer } from './store/data-export.store.ts'

/** Open to every player who can sign in, also during a break or an exclusion. */
export const requestExportHandler = ({ proveAccountPassword }: Pick<DataExportDependencies, 'proveAccountPassword'>) =>
  handleOutsideTransaction(requestDataExport, async ({ input: encrypted, identity: { playerId }, now, db }) => {
    const refusal = refuseRequest(await exportFindOfPlayer(db, playerId), now)
    if (refusal !== undefined) return refuse(refusal)
    const proof = await proveAccountPassword({ playerId, encrypted, now })
    if (proof !== 'proven') return refuse(proof)
    return db.transaction(async (tx) => {
      const isBegun = await beginExport(tx, playerId, now)
      const last = await exportFindOfPlayer(tx, playerId)
      return isBegun ? answer(exportView(last, now)) : refuse(refuseRequest(last, now) ?? 'exportRunning')
    })
  })

async function beginExport(tx: Transaction, playerId: bigint, now: Instant): Promise<boolean> {
  const id = await exportBegin(tx, { playerId, day: dayOf(now), now, givenUpBefore: givenUpBefore(now) })
  if (id === undefined) return false
  const payload = { exportId: String(id) }
  return schedule(tx, { name: makeExportJobName, key: String(id), runAt: now, payload })
}
