import { setTimeout as sleep } from 'node:timers/promises'
import type { Instant } from '#core/clock/instant.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { isSealedArchive, type SealedArchive } from '../archived/archive.ts'
import { archiveList, givePatience, whileClaimed } from '../archived/archive.store.ts'
import type { Month } from '../archived/month.ts'
import { claimVerification } from '../verify/verify-run.store.ts'
import { falseIfLocked, waitShortly } from './partition.store.ts'

/** What a command about one archived month is given. */
export type ArchiveRun = {
  /** Connected as the owner of the schema: it moves partitions. */
  readonly owner: Database
  /** The key of checkpoints, which the database does not have. */
  readonly seal: KeyedHash
  readonly month: Month
  readonly folder: string
  readonly now: Instant
  readonly say: (line: string) => void
}

/** Does the work of one command, beside which no other one archives or attaches. */
export async function aloneInArchive(run: Pick<ArchiveRun, 'owner'>, work: () => Promise<void>): Promise<void> {
  if (await whileClaimed(run.owner, work)) return
  throw new OperatorFault('Another command archives or attaches a month: wait for it to end.')
}

/** One step in a transaction that may take as long as it needs. `freeze` comes before its first read. */
export const archiveStep = <T>(
  { owner }: Pick<ArchiveRun, 'owner'>,
  work: (tx: Transaction) => Promise<T>,
  freeze?: (tx: Transaction) => Promise<void>,
): Promise<T> =>
  owner.transaction(
    async (tx) => {
      await freeze?.(tx)
      await givePatience(tx)
      return work(tx)
    },
    { statementMsMax: 'none' },
  )

/** The archived months, each as it was sealed. */
export async function sealedArchives(tx: Transaction, seal: KeyedHash): Promise<readonly SealedArchive[]> {
  const archives = await archiveList(tx)
  const broken = archives.find((archive) => !isSealedArchive(seal, archive))
  if (broken === undefined) return archives
  throw new OperatorFault(
    `What the database says of the archive of ${broken.month.slice(0, 7)} is not what was sealed: run \`npm run ledger:verify\` and look into it.`,
  )
}

const attemptsMax = 150
const pauseMs = 2_000
/**
 * A step that needs the lock of all transfers for a moment. It waits little and often: bets queue behind it meanwhile, and go on
 * between two tries.
 */
export async function patiently(
  run: Pick<ArchiveRun, 'owner'>,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const attempt = async (tx: Transaction): Promise<boolean> => {
    // A verification reads all transfers for as long as it takes: bets would queue behind both.
    if (!(await claimVerification(tx))) return false
    await waitShortly(tx)
    await work(tx)
    return true
  }
  for (let tries = 1; ; tries++) {
    if (await archiveStep(run, attempt).catch(falseIfLocked)) return
    if (tries >= attemptsMax) {
      throw new OperatorFault(
        `The lock of ledger_transfer was not given in ${attemptsMax} tries: wait for the verification or the long transaction that holds it, and run this again.`,
      )
    }
    await sleep(pauseMs)
  }
}
