export type FairQueueLimits = {
  /** Items that wait or are worked on, of everybody. */
  readonly itemsMax: number
  /** Items of one player that wait. */
  readonly itemsPerPlayerMax: number
}

/**
 * What waits, by player. Players take turns, each with its items in order, so that one who asks a hundred times does not
 * make others wait; and a player whose items are being worked on has none handed out until `release`.
 */
export class FairQueue<Item> {
  readonly #limits: FairQueueLimits
  readonly #waiting = new Map<bigint, Item[]>()
  /** Players whose turn may come, in the order of their turns. */
  readonly #ready = new Set<bigint>()
  /** Players whose items are worked on, and how many those are. */
  readonly #working = new Map<bigint, number>()
  #waitingCount = 0
  #workingCount = 0

  constructor(limits: FairQueueLimits) {
    this.#limits = limits
  }

  /** How many wait. */
  get size(): number {
    return this.#waitingCount
  }

  get hasReady(): boolean {
    return this.#ready.size > 0
  }

  /** False: there is no room, for anybody or for this player. */
  add(playerId: bigint, item: Item): boolean {
    const items = this.#waiting.get(playerId) ?? []
    if (this.#waitingCount + this.#workingCount >= this.#limits.itemsMax) return false
    if (items.length >= this.#limits.itemsPerPlayerMax) return false
    items.push(item)
    this.#waiting.set(playerId, items)
    this.#waitingCount++
    if (!this.#working.has(playerId)) this.#ready.add(playerId)
    return true
  }

  /** At most so many items, of each player in turn. Their players are being worked on from now on. */
  take(countMax: number): Item[] {
    const shares = new Map<bigint, number>()
    let count = 0
    // Round after round, one more item of each player that has one.
    for (let round = 1, grown = true; grown && count < countMax; round++) {
      grown = false
      for (const playerId of this.#ready) {
        if (count === countMax) break
        if ((this.#waiting.get(playerId)?.length ?? 0) < round) continue
        shares.set(playerId, round)
        count++
        grown = true
      }
    }
    return [...shares].flatMap(([playerId, share]) => this.#hand(playerId, share))
  }

  /** The work on these players is done; those who wait again queue up behind the others. */
  release(playerIds: Iterable<bigint>): void {
    for (const playerId of playerIds) {
      this.#workingCount -= this.#working.get(playerId) ?? 0
      this.#working.delete(playerId)
      if (this.#waiting.has(playerId)) this.#ready.add(playerId)
    }
  }

  #hand(playerId: bigint, count: number): Item[] {
    const items = this.#waiting.get(playerId) ?? []
    this.#ready.delete(playerId)
    this.#working.set(playerId, count)
    this.#workingCount += count
    this.#waitingCount -= count
    if (count >= items.length) this.#waiting.delete(playerId)
    return items.splice(0, count)
  }
}
