import type { Book } from '../book/book.ts'
import { isPlayerAccount } from '../chart/account.ts'
import { checkTransfer, type Transfer } from '../chart/transfer.ts'

export type PostingStep = {
  readonly transfer: Transfer
  readonly seq: bigint
  readonly fromBalance: bigint | undefined
  readonly toBalance: bigint | undefined
}

export type Posting = { readonly balances: Book['balances']; readonly steps: readonly PostingStep[] }

/** Applies the transfers to a book in order, all or none. Throws for transfers that the chart forbids. */
export function decidePosting(book: Book, transfers: readonly Transfer[]): Posting | 'insufficientFunds' {
  for (const transfer of transfers) checkTransfer(book.playerId, transfer)
  const balances = { ...book.balances }
  const steps: PostingStep[] = []
  for (const [index, transfer] of transfers.entries()) {
    const { from, to, amount } = transfer
    if (isPlayerAccount(from)) {
      balances[from] -= amount
      if (balances[from] < 0n) return 'insufficientFunds'
    }
    if (isPlayerAccount(to)) balances[to] += amount
    steps.push({
      transfer,
      seq: book.seq + BigInt(index + 1),
      fromBalance: isPlayerAccount(from) ? balances[from] : undefined,
      toBalance: isPlayerAccount(to) ? balances[to] : undefined,
    })
  }
  return { balances, steps }
}
