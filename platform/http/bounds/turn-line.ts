/** A line in front of a call that a crowd makes in the same second. */
export type TurnLine = {
  /** Resolves when it is the caller's turn, with the function that ends it. */
  readonly enter: (who: string) => Promise<() => void>
}

type Waiter = { readonly who: string; readonly begin: () => void }

/**
 * Lets so many callers in at once, in the order of their arrival, so that the others hold no database connection while
 * they wait. A session has one place: its further calls wait behind its own, and delay nobody else.
 */
export function createTurnLine(atOnce: number): TurnLine {
  const line: Waiter[] = []
  /** Per session: calls that wait behind its own. */
  const behind = new Map<string, Waiter[]>()
  let running = 0

  const advance = () => {
    while (running < atOnce) {
      const next = line.shift()
      if (next === undefined) return
      running += 1
      next.begin()
    }
  }
  const stand = (waiter: Waiter) => {
    const own = behind.get(waiter.who)
    if (own !== undefined) return void own.push(waiter)
    behind.set(waiter.who, [])
    line.push(waiter)
    advance()
  }
  const leave = (who: string) => {
    running -= 1
    const next = behind.get(who)?.shift()
    if (next === undefined) behind.delete(who)
    else line.push(next)
    advance()
  }
  return {
    enter: (who) =>
      new Promise((resolve) => {
        stand({ who, begin: () => resolve(() => leave(who)) })
      }),
  }
}
