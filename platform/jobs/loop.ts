import type { Duration } from '#core/clock/duration.ts'

/** One thing done again and again by a process, with a pause between the turns that can be cut short. */
export type Loop = {
  readonly start: () => void
  /** Begins the next turn now. During a turn it is remembered, so that nothing which came meanwhile is overlooked. */
  readonly wake: () => void
  /** Waits for the turn under way; there is no further one. */
  readonly stop: () => Promise<void>
}

export type LoopOptions = {
  /** Says how long to pause, or `again` when there is more to do at once. */
  readonly turn: () => Promise<Duration | 'again'>
  readonly onFault: (error: unknown) => void
  readonly pauseAfterFault: Duration
}

export function createLoop({ turn, onFault, pauseAfterFault }: LoopOptions): Loop {
  let stopping = false
  let woken = false
  let endPause: (() => void) | undefined
  let running: Promise<void> | undefined

  const pause = async (length: Duration): Promise<void> => {
    if (woken || stopping) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, length)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    endPause = undefined
  }

  const run = async (): Promise<void> => {
    while (!stopping) {
      woken = false
      try {
        const next = await turn()
        if (next !== 'again') await pause(next)
      } catch (error) {
        onFault(error)
        await pause(pauseAfterFault)
      }
    }
  }

  return {
    start() {
      running ??= run()
    },
    wake() {
      woken = true
      endPause?.()
    },
    async stop() {
      stopping = true
      endPause?.()
      await running
    },
  }
}
