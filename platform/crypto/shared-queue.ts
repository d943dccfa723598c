import { Overloaded } from './overloaded.ts'

/** Identifies the queue: all work of one share waits in one line, and the lines take turns. */
export type Turn = {
  readonly share: string
  /** A trusted caller: served first, but never exclusively. */
  readonly isKnown: boolean
}

type QueueBounds = { readonly concurrencyMax: number; readonly waitingMax: number }

type SharedQueue = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>

type Waiter = { readonly start: () => void; readonly refuse: (why: Overloaded) => void }

const retryAfterSeconds = 5
// Of four turns, one goes to a stranger if one waits, so that known callers shut nobody out.
const knownInARowMax = 3

/**
 * Runs at most `concurrencyMax` tasks at once and queues up to `waitingMax`, fairly by share. When the queue is full,
 * the newest task of the longest line is dropped for one with a shorter line: a flood from one address crowds out only
 * itself.
 */
export function createSharedQueue(name: string, { concurrencyMax, waitingMax }: QueueBounds): SharedQueue {
  const known = createLines()
  const strangers = createLines()
  let running = 0
  let knownInARow = 0

  const next = (): Waiter | undefined => {
    const isStrangersTurn = knownInARow >= knownInARowMax && strangers.count() > 0
    const waiter = isStrangersTurn ? undefined : known.take()
    knownInARow = waiter === undefined ? 0 : knownInARow + 1
    return waiter ?? strangers.take()
  }
  const leave = (): void => {
    const waiter = next()
    // The slot is handed over directly, so that nobody can slip in between.
    if (waiter) waiter.start()
    else running--
  }
  const makeRoom = ({ share, isKnown }: Turn): boolean => {
    if (known.count() + strangers.count() < waitingMax) return true
    const pushed = strangers.dropLongest(isKnown ? 0 : strangers.lengthOf(share) + 1)
    const dropped = pushed ?? (isKnown ? known.dropLongest(known.lengthOf(share) + 1) : undefined)
    dropped?.refuse(new Overloaded(name, retryAfterSeconds))
    return dropped !== undefined
  }

  return async (turn, work) => {
    if (running < concurrencyMax) running++
    else if (makeRoom(turn)) {
      const lines = turn.isKnown ? known : strangers
      await new Promise<void>((start, refuse) => lines.add(turn.share, { start, refuse }))
    } else throw new Overloaded(name, retryAfterSeconds)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** One line per share, served in turns. */
function createLines() {
  const lines = new Map<string, Waiter[]>()
  let waiting = 0
  const put = (share: string, line: Waiter[]) => (line.length > 0 ? lines.set(share, line) : undefined)
  return {
    count: () => waiting,
    lengthOf: (share: string): number => lines.get(share)?.length ?? 0,
    add(share: string, waiter: Waiter): void {
      waiting++
      const line = lines.get(share)
      if (line) line.push(waiter)
      else lines.set(share, [waiter])
    },
    take(): Waiter | undefined {
      const first = lines.entries().next().value
      if (first === undefined) return undefined
      const [share, line] = first
      const waiter = line.shift()
      // Moves to the end, so that the other shares come first.
      lines.delete(share)
      put(share, line)
      waiting--
      return waiter
    },
    /** Takes the newest of the longest line, if it is longer than this. */
    dropLongest(than: number): Waiter | undefined {
      const [share, line] = [...lines].reduce<[string, Waiter[]]>(
        (a, b) => (b[1].length > a[1].length ? b : a),
        ['', []],
      )
      if (line.length <= than) return undefined
      const waiter = line.pop()
      if (line.length === 0) lines.delete(share)
      waiting--
      return waiter
    },
  }
}
