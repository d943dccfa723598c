import { type Clock, type Instant, instant } from '#core/clock/instant.ts'
import { minutes } from '#core/clock/duration.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { bucketOf } from './bucket.ts'
import { type TimingSlice, timingAdd } from './timing.store.ts'
import { awaited, type DonePart, type DoneWork, observeWork } from '../work/work.ts'

export type Timings = {
  /** Writes what was measured since the last time. */
  readonly flush: () => Promise<void>
  /** Measures no more, and writes the rest. */
  readonly close: () => Promise<void>
}

type TimingsOptions = { readonly db: Database; readonly clock: Clock; readonly log: Log }

const timingSlice = minutes(5)
const flushAfterMs = 30_000

/** The part that is the whole time of something. */
const wholePart = 'whole'
/** Time of our own code, and of its wait for a turn on the processor. */
const ownPart = 'own'

type Count = { -readonly [Key in keyof TimingSlice]: TimingSlice[Key] }

/**
 * How long everything took, as distributions in the database, where the processes of one house add up. A killed process
 * loses what it measured in the last 30 seconds.
 */
export function createTimings({ db, clock, log }: TimingsOptions): Timings {
  let counts = new Map<string, Count>()
  let timer: NodeJS.Timeout | undefined

  const add = (of: Pick<Count, 'kind' | 'name' | 'part' | 'outcome'>, ms: number): void => {
    const [slice, bucket] = [sliceOf(clock.now()), bucketOf(ms)]
    const key = `${slice} ${of.kind} ${of.name} ${of.part} ${of.outcome} ${bucket}`
    const known = counts.get(key)
    if (known === undefined) counts.set(key, { slice, ...of, bucket, count: 1, micros: ms * 1_000 })
    else {
      known.count += 1
      known.micros += ms * 1_000
    }
    timer ??= setTimeout(() => void flushLater(), flushAfterMs).unref()
  }
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const rows = [...counts.values()]
    counts = new Map()
    if (rows.length > 0) await timingAdd(db, rows)
  }
  const flushLater = () =>
    flush().catch((err: unknown) => log.warn({ err }, 'what was measured in the last 30 seconds could not be saved'))

  const stop = observeWork({
    work: (done) => {
      for (const { part, ms } of partsOf(done))
        add({ kind: done.work.kind, name: done.work.name, part, outcome: done.outcome }, ms)
    },
    part: ({ kind, name, outcome, ms }: DonePart) => add({ kind, name, part: wholePart, outcome }, ms),
  })
  return {
    flush,
    close: async () => {
      stop()
      await flush()
    },
  }
}

function partsOf({ ms, parts }: DoneWork): { readonly part: string; readonly ms: number }[] {
  const others = [...parts].filter(([part]) => part !== awaited).map(([part, partMs]) => ({ part, ms: partMs }))
  const own = { part: ownPart, ms: Math.max(0, ms - (parts.get(awaited) ?? 0)) }
  return [{ part: wholePart, ms }, own, ...others]
}

const sliceOf = (at: Instant): Instant => instant(Math.floor(at / timingSlice) * timingSlice)
