import type { Duration } from '#core/clock/duration.ts'

/** A repeated task of a process, with an interruptible pause between turns. */
export type Loop = {
  readonly start: () => void
  /** Starts the next turn now. During a turn it is remembered, so that nothing that came meanwhile is missed. */
  readonly wake: () => void
  /** Waits for the current turn, and starts no other. */
  readonly stop: () => Promise<void>
}

export type LoopOptions = {
  /** Returns the pause, or `again` if there is more to do at once. */
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
