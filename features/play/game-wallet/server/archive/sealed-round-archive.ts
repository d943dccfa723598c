import type { ArchiveRun } from '#ledger'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import type { Transaction } from '#platform/db/database.ts'
import { areSealedRounds, type SealedRoundArchive } from './round-archive.ts'
import { roundArchiveList } from './round-archive.store.ts'

/** The archive of the month's rounds as it was sealed; undefined if there is none. */
export async function sealedRoundArchive(
  tx: Transaction,
  { month, seal }: Pick<ArchiveRun, 'month' | 'seal'>,
): Promise<SealedRoundArchive | undefined> {
  const archive = (await roundArchiveList(tx)).find((each) => each.month === month.firstDay)
  if (archive === undefined || areSealedRounds(seal, archive)) return archive
  throw new OperatorFault(
    `What the database says of the rounds of ${month.name} is not what was sealed: run \`npm run ledger:verify\` and look into it.`,
  )
}
