export type FairQueueLimits = {
  /** Items that wait or are worked on, of everybody. */
  readonly itemsMax: number
  /** Items of one player that wait. */
  readonly itemsPerPlayerMax: number
}

/** What one player waits for. */
type Line<Item> = {
  readonly playerId: bigint
  items: Item[]
  /** How many items are worked on; as long as there are any, none is handed out. */
  working: number
}

/**
 * What waits, by player. Players take turns, each with its items in order, so that one who asks a hundred times does not
 * make others wait; and a player whose items are being worked on has none handed out until `release`.
 */
export class FairQueue<Item> {
  readonly #limits: FairQueueLimits
  /** Players who wait or are worked on. */
  readonly #lines = new Map<bigint, Line<Item>>()
  /** Those whose turn may come, in the order of their turns. */
  #ready: Line<Item>[] = []
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
    return this.#ready.length > 0
  }

  /** False: there is no room, for anybody or for this player. */
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

  /** At most so many items, of each player in turn. Their players are being worked on from now on. */
  take(countMax: number): Item[] {
    const lines = this.#ready.slice(0, countMax)
    this.#ready = this.#ready.slice(countMax)
    const shares = lines.map(() => 1)
    let left = countMax - lines.length
    // Round after round, one more item of each player that has one.
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

  /** The work on these players is done; those who wait again queue up behind the others. */
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
