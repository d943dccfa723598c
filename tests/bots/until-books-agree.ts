import { setTimeout as sleep } from 'node:timers/promises'
import { type Books, compareBooks } from './compare-books.ts'
import { comparePools } from './compare-pools.ts'

const patienceMs = 120_000
const lookEveryMs = 1_000

/** What differs while a table settles is gone a moment later; what stays is answered. */
export async function untilBooksAgree(books: Books, provider: string): Promise<readonly string[]> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const differences = [...(await compareBooks(books, provider)), ...(await comparePools(books))]
    if (differences.length === 0 || performance.now() > deadline) return differences
    await sleep(lookEveryMs)
  }
}
