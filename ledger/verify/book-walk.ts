import { type Book, emptyBalances } from '../book/book.ts'
import { isPlayerAccount, type PlayerAccount } from '../chart/account.ts'
import { isReason, ruleOf } from '../chart/reason.ts'
import { ChartViolation, checkTransfer } from '../chart/transfer.ts'
import { hashText } from '../hash-text.ts'
import { type ChainedTransfer, chainHash, chainStart } from '../proof/transfer-chain.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import type { Findings } from './findings.ts'
import type { NewestLeaf } from './verify.store.ts'

export type BookWalkStart = {
  readonly playerId: bigint
  /** Where a verification left the book; absent: its beginning. */
  readonly from?: Book | undefined
  /** The player's leaf in the newest daily root. */
  readonly leaf: NewestLeaf | undefined
  readonly findings: Findings
}

/** Walks one book, from its start or a checkpoint, and reports every inconsistency. */
export class BookWalk {
  readonly playerId: bigint
  readonly #findings: Findings
  readonly #balances: Record<PlayerAccount, bigint>
  #leaf: NewestLeaf | undefined
  #seq: bigint
  #head: string

  constructor({ playerId, from, leaf, findings }: BookWalkStart) {
    this.playerId = playerId
    this.#balances = { ...(from?.balances ?? emptyBalances) }
    this.#seq = from?.seq ?? 0n
    this.#head = from?.head ?? chainStart
    this.#leaf = leaf
    this.#findings = findings
    this.#passLeaf()
  }

  step({ transfer, hash }: HashedTransfer): void {
    const where = `player ${this.playerId}, transfer ${transfer.seq}`
    if (transfer.seq !== this.#seq + 1n) this.#findings.add('sequence', where, `follows number ${this.#seq}`)
    const expected = chainHash(this.#head, transfer, hashText)
    if (hash !== expected) this.#findings.add('chain', where, 'its hash is not that of what it says')
    this.#checkChart(where, transfer)
    this.#move(where, { account: transfer.from, change: -transfer.amount, after: transfer.fromBalance })
    this.#move(where, { account: transfer.to, change: transfer.amount, after: transfer.toBalance })
    this.#seq = transfer.seq
    this.#head = hash
    this.#passLeaf()
  }

  /** The book as its transfers say. */
  get book(): Book {
    return { playerId: this.playerId, seq: this.#seq, head: this.#head, balances: this.#balances }
  }

  /** The walk must have passed the leaf. */
  endLeaf(): void {
    if (this.#leaf === undefined) return
    this.#findings.add(
      'root',
      `player ${this.playerId}`,
      `its leaf ends at transfer ${this.#leaf.seq}, which is not there`,
    )
  }

  /** Compares the end of the walk with the stored book. */
  end(book: Book | undefined): void {
    const where = `player ${this.playerId}`
    if (book === undefined) return this.#findings.add('book', where, 'has transfers and no book')
    if (book.seq !== this.#seq) this.#findings.add('book', where, `says ${book.seq} transfers and has ${this.#seq}`)
    if (book.head !== this.#head) this.#findings.add('book', where, 'its hash is not that of its last transfer')
    for (const [account, balance] of Object.entries(book.balances)) {
      const walked = isPlayerAccount(account) ? this.#balances[account] : undefined
      if (balance === walked) continue
      this.#findings.add('book', where, `says ${balance} in ${account}; its transfers say ${walked}`)
    }
  }

  #passLeaf(): void {
    if (this.#leaf?.seq !== this.#seq) return
    const { amount, head } = this.#leaf
    const { coin, hold, safebox } = this.#balances
    if (amount !== coin + hold + safebox || head !== this.#head) {
      this.#findings.add(
        'root',
        `player ${this.playerId}, transfer ${this.#seq}`,
        `its leaf of ${amount} is another balance`,
      )
    }
    this.#leaf = undefined
  }

  #checkChart(where: string, transfer: ChainedTransfer): void {
    const { reason, asset } = transfer
    try {
      checkTransfer(this.playerId, transfer)
    } catch (error) {
      if (!(error instanceof ChartViolation)) throw error
      this.#findings.add('chart', where, error.message)
    }
    if (isReason(reason) && ruleOf(reason).asset !== asset) {
      this.#findings.add('chart', where, `${reason} does not move ${asset}`)
    }
  }

  #move(where: string, side: { account: string; change: bigint; after: bigint | undefined }): void {
    const { account, change, after } = side
    if (!isPlayerAccount(account)) {
      if (after !== undefined) this.#findings.add('balance', where, `says a balance of ${account}, which keeps none`)
      return
    }
    const expected = this.#balances[account] + change
    if (after !== expected) this.#findings.add('balance', where, `${account} is ${after} and should be ${expected}`)
    if (expected < 0n) this.#findings.add('balance', where, `${account} falls to ${expected}`)
    this.#balances[account] = after ?? expected
  }
}
