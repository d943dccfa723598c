import type { Outcome } from './lane-work.ts'

/** Runs the work of places (numbered 0, 1, 2 …) as they are marked, a bounded number at once, each never twice at once. */
export type LaneScheduler = {
  readonly mark: (place: number) => void
  /** Resolves when nothing is marked and nothing runs. */
  readonly settled: () => Promise<void>
  /** Starts nothing more and waits for what runs. */
  readonly stop: () => Promise<void>
}

export type LaneSchedulerOptions = {
  readonly concurrencyMax: number
  readonly work: (place: number) => Promise<Outcome>
  /** A fault of the machinery, not of an event: the place is left until it is marked again. */
  readonly onFault: (error: unknown) => void
}

export function createLaneScheduler({ concurrencyMax, work, onFault }: LaneSchedulerOptions): LaneScheduler {
  // A Set keeps the order of marking: every place has its turn before one comes twice.
  const marked = new Set<number>()
  const running = new Map<number, Promise<void>>()
  let stopping = false
  let whenSettled: (() => void)[] = []

  const serve = async (place: number): Promise<void> => {
    try {
      if ((await work(place)) === 'worked') marked.add(place)
    } catch (error) {
      onFault(error)
    }
    running.delete(place)
    pump()
  }

  const pump = (): void => {
    for (const place of marked) {
      if (stopping || running.size >= concurrencyMax) break
      // Marked again while it runs: stays marked, and is served when it has finished.
      if (running.has(place)) continue
      marked.delete(place)
      running.set(place, serve(place))
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
    mark(place) {
      marked.add(place)
      pump()
    },
    settled,
    stop() {
      stopping = true
      return settled()
    },
  }
}
