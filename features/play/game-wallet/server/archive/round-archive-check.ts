import type { InvariantRun, LedgerInvariant } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { faultyDays } from './faulty-days.ts'
import { areSealedRounds, provenRoundFile, type SealedRoundArchive } from './round-archive.ts'
import { roundArchiveList, roundKeysHash, roundSumsHash } from './round-archive.store.ts'

/** The archives of rounds are as they were sealed; with their files, each day is the sum of its archived rounds. */
export const roundArchiveCheck: LedgerInvariant = {
  name: 'roundArchive',
  says: 'archived rounds are those that were sealed, and the sums of their days are those that were archived',
  find: async (tx, run) => {
    const faults = []
    for (const archive of await roundArchiveList(tx)) {
      const where = `rounds of ${archive.month.slice(0, 7)}`
      for (const what of await faultsOf(tx, run, archive)) faults.push({ where, what })
    }
    return faults
  },
}

const isHidden = ({ state }: SealedRoundArchive): boolean => state === 'deleting' || state === 'deleted'

async function faultsOf(
  tx: Transaction,
  { seal, archives: folder }: InvariantRun,
  archive: SealedRoundArchive,
): Promise<string[]> {
  const faults: string[] = []
  if (seal !== undefined && !areSealedRounds(seal, archive)) faults.push('are not the archive that was sealed')
  if (!archive.keysHash.equals(await roundKeysHash(tx, archive.month)))
    faults.push('have other keys than were archived')
  if (!isHidden(archive)) return faults
  if (!archive.sumsHash.equals(await roundSumsHash(tx, archive.month))) {
    faults.push('do not have the sums of days that were archived')
  }
  if (seal === undefined || folder === undefined) return faults
  const path = await provenRoundFile({ folder, archive, seal })
  const differing = await faultyDays(tx, { path, month: archive.month })
  return [...faults, ...differing.map((day) => `are not what was summed up for ${day}`)]
}
