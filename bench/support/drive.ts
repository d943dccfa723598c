import { type Latencies, latenciesOf } from './latencies.ts'

export type Driven = Latencies & {
  readonly perSecond: number
  /** All of them, also those of the warm-up. */
  readonly operations: number
}

export type Load = {
  readonly concurrent: number
  readonly seconds: number
  readonly warmUpSeconds: number
  /** A worker begins once in so many milliseconds, as people do; without it again as soon as it was answered. */
  readonly everyMs?: number
}

/** Keeps so many workers busy, each with one piece of work after the other, and counts what ended in the measured time. */
export async function drive(work: (worker: number) => Promise<void>, load: Load): Promise<Driven> {
  const latencies: number[] = []
  let operations = 0
  let phase: 'warmUp' | 'measured' | 'over' = 'warmUp'
  const { concurrent, everyMs = 0 } = load
  const worker = async (number: number): Promise<void> => {
    // Not all of them in the same moment.
    await pause((everyMs * number) / concurrent)
    while (phase !== 'over') {
      const started = performance.now()
      await work(number)
      operations++
      const took = performance.now() - started
      if (phase === 'measured') latencies.push(took)
      await pause(everyMs - took)
    }
  }
  // A worker that fails ends the measurement at once.
  const workers = Promise.all(Array.from({ length: concurrent }, (_, number) => worker(number)))
  await Promise.race([after(load.warmUpSeconds), workers])
  phase = 'measured'
  const started = performance.now()
  await Promise.race([after(load.seconds), workers])
  phase = 'over'
  const seconds = (performance.now() - started) / 1000
  await workers
  return { perSecond: Math.round(latencies.length / seconds), operations, ...latenciesOf(latencies) }
}

const pause = async (ms: number): Promise<void> => {
  if (ms > 0) await after(ms / 1000)
}

const after = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
