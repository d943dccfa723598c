import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Findings } from './findings.ts'
import { isSealedArchive, type SealedArchive } from '../archived/archive.ts'
import { booksHashOf } from '../archived/archive-book.store.ts'
import { sumsHashOf } from '../archived/archive.store.ts'

type ArchivesToVerify = {
  readonly archives: readonly SealedArchive[]
  /** Absent: the seals are not looked at. */
  readonly seal?: KeyedHash
  readonly withSums: boolean
  readonly withBooks: boolean
  readonly findings: Findings
}

/** What the database keeps of archived months is as it was sealed: their sums by day, and where the files leave the books. */
export async function verifyArchives(tx: Transaction, options: ArchivesToVerify): Promise<void> {
  const { archives, seal, withSums, withBooks, findings } = options
  for (const archive of archives) {
    const where = archive.month.slice(0, 7)
    if (seal !== undefined && !isSealedArchive(seal, archive)) {
      findings.add('archive', where, 'is not the archive that was sealed')
    }
    if (withSums && !archive.sumsHash.equals(await sumsHashOf(tx, archive.month))) {
      findings.add('archive', where, 'the sums of its days are not those that were archived')
    }
    if (withBooks && !archive.booksHash.equals(await booksHashOf(tx, archive.month))) {
      findings.add('archive', where, 'its books are not those that its file leads to')
    }
  }
}
