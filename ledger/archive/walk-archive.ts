import { createHash } from 'node:crypto'
import type { Instant } from '#core/clock/instant.ts'
import { type Book, emptyBalances } from '../book/book.ts'
import { chainStart } from '../proof/transfer-chain.ts'
import { AssetSums, type HouseSums } from '../verify/asset-sums.ts'
import { BookWalk } from '../verify/book-walk.ts'
import type { Findings } from '../verify/findings.ts'
import { type ArchiveBook, archiveBookText } from '../archived/archive.ts'
import type { ArchivedTransfer } from '../archived/archive-file.ts'

/** What a file was found to have. */
export type ArchiveContent = {
  readonly transfers: bigint
  /** Of them, in later months than the file's. */
  readonly ahead: bigint
  readonly books: bigint
  readonly booksHash: Buffer
  readonly house: HouseSums
  readonly deposits: bigint
}

type WalkOptions = {
  readonly until: Instant
  readonly findings: Findings
  /** How the archives before left the book. */
  readonly beginOf: (playerId: bigint) => Promise<Book | undefined>
  readonly onBook: (book: ArchiveBook) => Promise<void>
}

/** Walks a file book by book from where the file before left each: chain, numbers, balances, chart. */
export async function walkArchive(
  transfers: AsyncGenerator<ArchivedTransfer, undefined>,
  { until, findings, beginOf, onBook }: WalkOptions,
): Promise<ArchiveContent> {
  const sums = new AssetSums()
  const booksHash = createHash('sha256')
  const count = { transfers: 0n, ahead: 0n, books: 0n, deposits: 0n }
  let walk: BookWalk | undefined
  let withdrawn = 0n
  const endBook = async () => {
    if (walk === undefined) return
    const book = { ...walk.book, balances: { ...walk.book.balances }, withdrawn }
    booksHash.update(archiveBookText(book))
    count.books++
    await onBook(book)
  }
  for await (const { hashed, begin } of transfers) {
    const { transfer } = hashed
    if (walk?.playerId !== transfer.playerId) {
      await endBook()
      const from = await beginOf(transfer.playerId)
      if (!isSameBook(begin, from)) {
        findings.add('book', `player ${transfer.playerId}`, 'does not begin where the archive before it ends')
      }
      walk = new BookWalk({ playerId: transfer.playerId, from, leaf: undefined, findings })
      withdrawn = 0n
    }
    walk.step(hashed)
    sums.addHouse(transfer)
    count.transfers++
    if (transfer.at >= until) count.ahead++
    if (transfer.reason === 'withdrawalSettle') withdrawn += transfer.amount
    if (isDeposit(transfer)) count.deposits++
  }
  await endBook()
  return { ...count, booksHash: booksHash.digest(), house: sums.house }
}

const isDeposit = ({ source, reason }: { readonly source: string; readonly reason: string }): boolean =>
  source === 'deposit' && reason === 'deposit'

const isSameBook = (said: Book, known: Book | undefined): boolean =>
  said.seq === (known?.seq ?? 0n) &&
  said.head === (known?.head ?? chainStart) &&
  Object.entries(known?.balances ?? emptyBalances).every(([account, balance]) => {
    const balances: Readonly<Record<string, bigint>> = said.balances
    return balances[account] === balance
  })
