export type FairQueueLimits = {
  /** Maximum items that are queued or in progress, over all players. */
  readonly itemsMax: number
  /** Maximum queued items per player. */
  readonly itemsPerPlayerMax: number
}

/** One player's queue. */
type Line<Item> = {
  readonly playerId: bigint
  items: Item[]
  /** Items in progress; while there are any, the player gets no more. */
  working: number
}

/**
 * A queue that is fair by player: players take turns, each with their items in order, so that a hundred requests of one
 * do not delay the others. A player with items in progress gets no more until `release`.
 */
export class FairQueue<Item> {
  readonly #limits: FairQueueLimits
  /** Players with queued items or items in progress. */
  readonly #lines = new Map<bigint, Line<Item>>()
  /** Players eligible for the next turn, in order. */
  #ready: Line<Item>[] = []
  #waitingCount = 0
  #workingCount = 0

  constructor(limits: FairQueueLimits) {
    this.#limits = limits
  }

  get size(): number {
    return this.#waitingCount
  }

  get hasReady(): boolean {
    return this.#ready.length > 0
  }

  /** False if the queue or the player's share of it is full. */
  add(playerId: bigint, item: Item): boolean {
    const known = this.#lines.get(playerId)
    if (this.#waitingCount + this.#workingCount >= this.#limits.itemsMax) return false
    if ((known?.items.length ?? 0) >= this.#limits.itemsPerPlayerMax) return false
    const line = known ?? { playerId, items: [], working: 0 }
    if (known === undefined) this.#lines.set(playerId, line)
    if (line.working + line.items.length === 0) this.#ready.push(line)
    line.items.push(item)
    this.#waitingCount++
    return true
  }

  /** Takes up to `countMax` items, one of each player in turn, and marks their players as in progress. */
  take(countMax: number): Item[] {
    const lines = this.#ready.slice(0, countMax)
    this.#ready = this.#ready.slice(countMax)
    const shares = lines.map(() => 1)
    let left = countMax - lines.length
    // Each pass takes one more item of every player that has one.
    for (let round = 2, grown = true; grown && left > 0; round++) {
      grown = false
      for (const [index, { items }] of lines.entries()) {
        if (left === 0) break
        if (items.length < round) continue
        shares[index] = round
        left--
        grown = true
      }
    }
    return lines.flatMap((line, index) => this.#hand(line, shares[index] ?? 0))
  }

  /** Ends the players' work; those with more items go to the back of the queue. */
  release(playerIds: Iterable<bigint>): void {
    for (const playerId of playerIds) {
      const line = this.#lines.get(playerId)
      if (line === undefined || line.working === 0) continue
      this.#workingCount -= line.working
      line.working = 0
      if (line.items.length > 0) this.#ready.push(line)
      else this.#lines.delete(playerId)
    }
  }

  #hand(line: Line<Item>, count: number): Item[] {
    const handed = line.items.slice(0, count)
    line.items = line.items.slice(count)
    line.working = count
    this.#workingCount += count
    this.#waitingCount -= count
    return handed
  }
}
