import type { Outcome } from './lane-work.ts'

/**
 * Runs the work of lanes (numbered 0, 1, 2 …) as they are marked, with bounded concurrency, and no lane concurrently
 * with itself.
 */
export type LaneScheduler = {
  readonly mark: (index: number) => void
  /** Resolves when nothing is marked and nothing runs. */
  readonly settled: () => Promise<void>
  /** Starts nothing more and waits for running work. */
  readonly stop: () => Promise<void>
}

export type LaneSchedulerOptions = {
  readonly concurrencyMax: number
  readonly work: (index: number) => Promise<Outcome>
  /** A fault of the infrastructure, not of an event: the lane is left until it is marked again. */
  readonly onFault: (error: unknown) => void
}

export function createLaneScheduler({ concurrencyMax, work, onFault }: LaneSchedulerOptions): LaneScheduler {
  // A Set keeps insertion order: every lane has its turn before one runs twice.
  const marked = new Set<number>()
  const running = new Map<number, Promise<void>>()
  let stopping = false
  let whenSettled: (() => void)[] = []

  const serve = async (index: number): Promise<void> => {
    try {
      if ((await work(index)) === 'worked') marked.add(index)
    } catch (error) {
      onFault(error)
    }
    running.delete(index)
    pump()
  }

  const pump = (): void => {
    for (const index of marked) {
      if (stopping || running.size >= concurrencyMax) break
      // Marked again while running: it stays marked, and is served when it has finished.
      if (running.has(index)) continue
      marked.delete(index)
      running.set(index, serve(index))
    }
    if (running.size > 0 || (marked.size > 0 && !stopping)) return
    for (const resolve of whenSettled) resolve()
    whenSettled = []
  }

  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      whenSettled.push(resolve)
      pump()
    })

  return {
    mark(index) {
      marked.add(index)
      pump()
    },
    settled,
    stop() {
      stopping = true
      return settled()
    },
  }
}
