import type { ChainedTransfer } from '../proof/transfer-chain.ts'
import type { Findings } from './findings.ts'
import { PlayerStream } from './player-stream.ts'
import { closingFault } from './verify-closings.ts'
import type { KeptClosings } from './kept-closing.store.ts'

/** Matches stored closings with the transfers of whole books, in the order of books. */
export class ClosingCover {
  readonly #closings: PlayerStream<KeptClosings>
  readonly #findings: Findings
  #playerId: bigint | undefined
  /** The closings of the current book whose transfer has not come yet. */
  #open = new Map<bigint, bigint>()
  /** The transfers of the current book that are closed. */
  #originals = new Map<bigint, ChainedTransfer>()

  constructor(closings: AsyncGenerator<KeptClosings, undefined>, findings: Findings) {
    this.#closings = new PlayerStream(closings, (kept) => this.#endBook(kept.playerId, kept.closedBy))
    this.#findings = findings
  }

  async step(transfer: ChainedTransfer): Promise<void> {
    if (this.#playerId !== transfer.playerId) await this.#begin(transfer.playerId)
    if (this.#open.has(transfer.seq)) this.#originals.set(transfer.seq, transfer)
    if (transfer.closes !== undefined) this.#close(transfer, transfer.closes)
  }

  async end(): Promise<void> {
    if (this.#playerId !== undefined) this.#endBook(this.#playerId, this.#open)
    await this.#closings.skipRest()
  }

  async #begin(playerId: bigint): Promise<void> {
    if (this.#playerId !== undefined) this.#endBook(this.#playerId, this.#open)
    this.#playerId = playerId
    this.#open = new Map((await this.#closings.take(playerId))?.closedBy)
    this.#originals = new Map()
  }

  #close(by: ChainedTransfer, seq: bigint): void {
    const isKept = this.#open.get(seq) === by.seq
    if (isKept) this.#open.delete(seq)
    const { reason, from: from_account, to: to_account, amount } = by
    const closing = { is_kept: isKept, reason, from_account, to_account, amount }
    const fault = closingFault({ ...closing, ...originalFacts(this.#originals.get(seq)) })
    if (fault !== undefined) this.#findings.add('closing', `player ${by.playerId}, transfer ${seq}`, fault)
  }

  #endBook(playerId: bigint, left: ReadonlyMap<bigint, bigint>): void {
    for (const seq of left.keys()) {
      this.#findings.add('closing', `player ${playerId}, transfer ${seq}`, 'is closed by no transfer')
    }
  }
}

const originalFacts = (original: ChainedTransfer | undefined) =>
  original === undefined
    ? { original_reason: null, original_asset: '', original_from: '', original_to: '', original_amount: 0n }
    : {
        original_reason: original.reason,
        original_asset: original.asset,
        original_from: original.from,
        original_to: original.to,
        original_amount: original.amount,
      }
