/** Reads rows in player order, at most one per player, in parallel with another walk in the same order. */
export class PlayerStream<Row extends { readonly playerId: bigint }> {
  readonly #rows: AsyncGenerator<Row, undefined>
  readonly #skipped: (row: Row) => void | Promise<void>
  #next: Row | undefined
  #isStarted = false

  /** Rows of players that are never requested are passed to `skipped`. */
  constructor(rows: AsyncGenerator<Row, undefined>, skipped: (row: Row) => void | Promise<void>) {
    this.#rows = rows
    this.#skipped = skipped
  }

  async take(playerId: bigint): Promise<Row | undefined> {
    await this.#start()
    while (this.#next !== undefined && this.#next.playerId < playerId) await this.#skip(this.#next)
    if (this.#next?.playerId !== playerId) return undefined
    const row = this.#next
    await this.#turn()
    return row
  }

  async skipRest(): Promise<void> {
    await this.#start()
    while (this.#next !== undefined) await this.#skip(this.#next)
  }

  async #skip(row: Row): Promise<void> {
    await this.#skipped(row)
    await this.#turn()
  }

  async #start(): Promise<void> {
    if (!this.#isStarted) await this.#turn()
    this.#isStarted = true
  }

  async #turn(): Promise<void> {
    this.#next = (await this.#rows.next()).value
  }
}
