import type { Transaction } from '#platform/db/database.ts'
import { hashText } from '../hash-text.ts'
import { chainHash } from '../proof/transfer-chain.ts'
import { isSealedBook } from '../verify/checkpoint.ts'
import type { Findings } from '../verify/findings.ts'
import type { ArchiveBook } from '../archived/archive.ts'
import { archiveBookInsert } from '../archived/archive-book.store.ts'
import { readArchive } from '../archived/archive-file.ts'
import type { ArchiveRun } from './archive-run.ts'
import { type ArchiveContent, walkArchive } from './walk-archive.ts'
import { bookBegins } from '../verify/book-begins.ts'
import { type BookAfter, countMonth, eachBookAfter } from './export.store.ts'

const booksPerInsert = 2_000

type Proof = { readonly run: ArchiveRun; readonly path: string; readonly findings: Findings }

/**
 * Reads the written file back and proves it: every book's chain goes on from the archive before and ends where the database goes
 * on, and no transfer of the month is missing. Stores where the file leaves each book.
 */
export async function proveContent(
  tx: Transaction,
  { run: { month, seal }, path, findings }: Proof,
): Promise<ArchiveContent & { readonly inMonth: bigint }> {
  let page: ArchiveBook[] = []
  const flush = async () => {
    if (page.length > 0) await archiveBookInsert(tx, month.firstDay, page)
    page = []
  }
  const onBook = async (book: ArchiveBook) => {
    if (page.push(book) >= booksPerInsert) await flush()
  }
  const beginOf = bookBegins(tx, month.firstDay)
  const content = await walkArchive(readArchive(path), { until: month.until, findings, beginOf, onBook })
  await flush()
  for await (const after of eachBookAfter(tx, month)) {
    const fault = faultAfter(after, seal)
    if (fault !== undefined) findings.add('chain', `player ${after.playerId}`, fault)
  }
  const { rows, left } = await countMonth(tx, month)
  if (left !== content.transfers - content.ahead) {
    findings.add(
      'sequence',
      month.name,
      `has ${left} transfers to archive, and the file has ${content.transfers - content.ahead}`,
    )
  }
  return { ...content, inMonth: rows }
}

function faultAfter({ seq, head, next, book, sealed }: BookAfter, seal: ArchiveRun['seal']): string | undefined {
  if (sealed === undefined || sealed.seq < seq || !isSealedBook(seal, sealed))
    return 'is covered by no sealed checkpoint'
  if (next === undefined) {
    return book?.seq === seq && book.head === head ? undefined : 'does not end where its archive ends'
  }
  return chainHash(head, next.transfer, hashText) === next.hash
    ? undefined
    : 'does not go on from where its archive ends'
}
