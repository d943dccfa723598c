import { AsyncLocalStorage } from 'node:async_hooks'
import type { Duration } from '#core/clock/duration.ts'
import type { BatchOptions } from '../batch/apply-batch.ts'
import type { BatchItem } from '../batch/plan-batch.ts'
import type { FairQueue } from './fair-queue.ts'
import { partition } from './partition.ts'
import { Repetitions } from './repetitions.ts'
import { type BatchWork, runBatch, type WaitingItem } from './run-batch.ts'

export type LaneOptions<Input, View, Row, Answer> = Omit<
  BatchWork<Input, View, Row, Answer>,
  'lockedBooks' | 'repetitions'
> & {
  readonly batchMax: number
  readonly shareMin: number
  readonly slots: number
  readonly waitMax: Duration
}

/**
 * Where batches run. The fast lane never waits for a lock: an operation whose book is locked elsewhere moves to the
 * patient lane, so that other players are not delayed.
 */
export class EngineLanes<Input, View, Row, Answer> {
  readonly #queue: FairQueue<WaitingItem<Input, Answer>>
  readonly #options: LaneOptions<Input, View, Row, Answer>
  readonly #underWay = new Set<Promise<void>>()
  // A batch belongs to no request: it must not inherit the async context of the request that happened to start it.
  readonly #outside = AsyncLocalStorage.snapshot()
  /** Operations whose book was locked elsewhere. */
  readonly #patient: WaitingItem<Input, Answer>[] = []
  readonly #repetitions = new Repetitions()
  #isPatientBusy = false
  #isWoken = false

  constructor(queue: FairQueue<WaitingItem<Input, Answer>>, options: LaneOptions<Input, View, Row, Answer>) {
    this.#queue = queue
    this.#options = options
  }

  /**
   * Free slots take what waits after the current turn of the event loop, so that operations arriving in the same turn
   * share a batch.
   */
  wake(): void {
    if (this.#isWoken) return
    this.#isWoken = true
    setImmediate(() =>
      this.#outside(() => {
        this.#isWoken = false
        this.#fillSlots()
      }),
    )
  }

  /** Resolves when nothing is queued or running. */
  async idle(): Promise<void> {
    while (this.#underWay.size + this.#patient.length + this.#queue.size > 0) {
      await (this.#underWay.size > 0 ? Promise.race(this.#underWay) : turnOfTheEventLoop())
    }
  }

  #fillSlots(): void {
    while (this.#queue.hasReady && this.#isWorthABatch()) this.#begin(this.#runQuick(this.#queue.take(this.#share())))
    if (this.#patient.length > 0 && !this.#isPatientBusy) this.#begin(this.#runPatient(this.#patient.splice(0)))
  }

  /** Operations that arrive while a batch is running join the next one, unless there are enough for a second batch. */
  #isWorthABatch(): boolean {
    const underWay = this.#quickUnderWay()
    const { slots, shareMin } = this.#options
    return underWay === 0 || (underWay < slots && this.#queue.size >= shareMin)
  }

  #share(): number {
    const { slots, batchMax, shareMin } = this.#options
    const free = slots - this.#quickUnderWay()
    const shares = Math.max(1, Math.min(free, Math.floor(this.#queue.size / shareMin)))
    return Math.min(batchMax, Math.ceil(this.#queue.size / shares))
  }

  #quickUnderWay(): number {
    return this.#underWay.size - (this.#isPatientBusy ? 1 : 0)
  }

  #begin(work: Promise<void>): void {
    const tracked = work.finally(() => {
      this.#underWay.delete(tracked)
      this.wake()
    })
    this.#underWay.add(tracked)
  }

  async #runQuick(taken: readonly WaitingItem<Input, Answer>[]): Promise<void> {
    const oldestMs = performance.now() - this.#options.waitMax
    const [late, items] = partition(taken, ({ sinceMs }) => sinceMs < oldestMs)
    for (const item of late) this.#refuse(item)
    const left = items.length > 0 ? await this.#run('leave', items) : []
    this.#patient.push(...left)
    const stillWorking = playersOf(left)
    this.#queue.release([...playersOf(taken)].filter((playerId) => !stillWorking.has(playerId)))
  }

  async #runPatient(items: readonly WaitingItem<Input, Answer>[]): Promise<void> {
    this.#isPatientBusy = true
    await this.#run('wait', items)
    this.#isPatientBusy = false
    this.#queue.release(playersOf(items))
  }

  #run(lockedBooks: BatchOptions['lockedBooks'], items: readonly WaitingItem<Input, Answer>[]) {
    return runBatch({ ...this.#options, lockedBooks, repetitions: this.#repetitions }, items)
  }

  #refuse(item: WaitingItem<Input, Answer>): void {
    this.#options.observer.refused('busy')
    item.answer({ kind: 'busy' })
  }
}

const playersOf = (items: readonly BatchItem<unknown>[]): Set<bigint> =>
  new Set(items.map(({ identity }) => identity.playerId))

const turnOfTheEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
