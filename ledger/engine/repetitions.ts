// A provider that repeats itself mostly does so again soon: its line is bad, or it restarts and asks about all that was open.
const batchesLookedUp = 64

/**
 * Whether the keys of a batch are looked up before it is decided. As long as nobody repeats himself they are taken for new: the
 * unique key of operations refuses the batch where one is not, and it is done once more with a look.
 */
export class Repetitions {
  #batchesLeft = 0

  keyCheckOfNextBatch(): 'lookedUp' | 'optimistic' {
    if (this.#batchesLeft === 0) return 'optimistic'
    this.#batchesLeft--
    return 'lookedUp'
  }

  noteOne(): void {
    this.#batchesLeft = batchesLookedUp
  }
}
