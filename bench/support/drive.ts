import { type Latencies, latenciesOf } from './latencies.ts'

export type Driven = Latencies & {
  readonly perSecond: number
  /** All of them, also those of the warm-up. */
  readonly operations: number
}

export type Load = { readonly concurrent: number; readonly seconds: number; readonly warmUpSeconds: number }

/** Keeps so many workers busy, each with one piece of work after the other, and counts what ended in the measured time. */
export async function drive(work: (worker: number) => Promise<void>, load: Load): Promise<Driven> {
  const latencies: number[] = []
  let operations = 0
  let phase: 'warmUp' | 'measured' | 'over' = 'warmUp'
  const worker = async (number: number): Promise<void> => {
    while (phase !== 'over') {
      const started = performance.now()
      await work(number)
      operations++
      if (phase === 'measured') latencies.push(performance.now() - started)
    }
  }
  // A worker that fails ends the measurement at once.
  const workers = Promise.all(Array.from({ length: load.concurrent }, (_, number) => worker(number)))
  await Promise.race([after(load.warmUpSeconds), workers])
  phase = 'measured'
  const started = performance.now()
  await Promise.race([after(load.seconds), workers])
  phase = 'over'
  const seconds = (performance.now() - started) / 1000
  await workers
  return { perSecond: Math.round(latencies.length / seconds), operations, ...latenciesOf(latencies) }
}

const after = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
