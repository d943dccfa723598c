import type { ChainedTransfer } from '../proof/transfer-chain.ts'
import type { Findings } from './findings.ts'
import type { OperationSpan } from './verify.store.ts'

/** Matches operations with transfers, both in book order: each must cover its own, without a gap. */
export class OperationCover {
  readonly #spans: AsyncGenerator<OperationSpan, undefined>
  readonly #findings: Findings
  /** The operation that covers the current transfer or begins at it or later. */
  #span: OperationSpan | undefined
  #covered = 0
  #isStarted = false

  constructor(spans: AsyncGenerator<OperationSpan, undefined>, findings: Findings) {
    this.#spans = spans
    this.#findings = findings
  }

  async step(transfer: ChainedTransfer): Promise<void> {
    if (!this.#isStarted) await this.#start()
    while (this.#span !== undefined && this.#isBefore(this.#span, transfer)) await this.#endSpan(this.#span)
    const { playerId, seq, source, key } = transfer
    const where = `player ${playerId}, transfer ${seq}`
    const span = this.#span
    if (span === undefined || span.player_id !== playerId || span.first_seq > seq) {
      this.#findings.add('operation', where, 'belongs to no operation')
      return
    }
    if (span.source !== source || span.key !== key) {
      this.#findings.add('operation', where, `says ${source} ${key}; its operation is ${span.source} ${span.key}`)
    }
    this.#covered++
  }

  async end(): Promise<void> {
    if (!this.#isStarted) await this.#start()
    while (this.#span !== undefined) await this.#endSpan(this.#span)
  }

  async #start(): Promise<void> {
    this.#isStarted = true
    this.#span = (await this.#spans.next()).value
  }

  #isBefore({ player_id, first_seq, transfers }: OperationSpan, { playerId, seq }: ChainedTransfer): boolean {
    return player_id < playerId || (player_id === playerId && first_seq + BigInt(transfers) <= seq)
  }

  async #endSpan({ source, key, transfers }: OperationSpan): Promise<void> {
    if (this.#covered !== transfers) {
      this.#findings.add('operation', `${source} ${key}`, `made ${transfers} transfers; ${this.#covered} are there`)
    }
    this.#covered = 0
    this.#span = (await this.#spans.next()).value
  }
}
