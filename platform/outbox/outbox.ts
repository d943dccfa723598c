import { type Duration, days, milliseconds, seconds } from '#core/clock/duration.ts'
import type { Clock } from '#core/clock/instant.ts'
import type { Database } from '../db/database.ts'
import { type Listener, listen } from '../db/listen.ts'
import { failpoint } from '../failpoint/failpoint.ts'
import { logFault } from '../jobs/log-fault.ts'
import { createLoop } from '../jobs/loop.ts'
import type { Log } from '../log/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Consumer } from './consumer.ts'
import { cursorEnsure, cursorListWithWork, cursorSkipForeign } from './cursor.store.ts'
import { eventDeleteHandled } from './event.store.ts'
import { everyLane, inboxSequence, publishedChannel, sequencedChannel } from './inbox.store.ts'
import { createLaneScheduler } from './lane-scheduler.ts'
import { watchOutbox } from './watch-outbox.ts'
import { createConsumerLanes, subscriptionsOf } from './consumer-lanes.ts'

export type OutboxOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly consumers: readonly Consumer[]
  readonly metrics?: Pick<Metrics, 'observeBatch' | 'gauge'>
  /** Concurrent batches in this process; each holds one pooled connection. */
  readonly concurrencyMax?: number
}

/**
 * Delivers published events to consumers. Any number of processes do so at once: one at a time sequences the log, and
 * each lane of each consumer is served by one of them at a time.
 */
export type Outbox = {
  readonly start: () => Promise<void>
  /** Finishes running batches and starts no more. */
  readonly stop: () => Promise<void>
  /** Handles everything that is due now, then returns; for tests and simulations, without `start`. */
  readonly drain: () => Promise<void>
  /**
   * Deletes old events that every consumer has passed, in portions, until none is left or the signal comes. Returns the
   * number deleted.
   */
  readonly sweep: (signal?: AbortSignal) => Promise<number>
}

const concurrencyMaxDefault = 4
const keepEventsFor: Duration = days(7)
const sweepRowsPerLane = 20_000
const drainRoundsMax = 1_000
const pauseAfterFault: Duration = seconds(1)

export function createOutbox(options: OutboxOptions): Outbox {
  const { db, log, consumers, metrics } = options
  const onFault = logFault(log, { waits: 'outbox waits', failed: 'outbox turn failed and continues' })
  const steps = createSteps(options, onFault)
  const sequencing = createLoop({ turn: sequencingTurn(() => steps.sequence()), onFault, pauseAfterFault })
  const polling = createLoop({ turn: pollingTurn(() => steps.poll()), onFault, pauseAfterFault })
  let listener: Listener | undefined
  if (metrics) watchOutbox(db, { metrics, subscriptions: subscriptionsOf(consumers), onFault })

  return {
    async start() {
      await steps.ensureCursors()
      listener = await listen({
        db,
        log,
        channels: [publishedChannel, sequencedChannel],
        onConnected: polling.wake,
        onNotification: (channel, payload) => {
          if (channel === publishedChannel) sequencing.wake()
          else if (payload === everyLane) polling.wake()
          else steps.mark(payload.split(','))
        },
      })
      sequencing.start()
      polling.start()
    },
    async stop() {
      await listener?.close()
      await Promise.all([sequencing.stop(), polling.stop()])
      await steps.scheduler.stop()
    },
    async drain() {
      await steps.ensureCursors()
      for (let round = 0; round < drainRoundsMax; round++) {
        const taken = await steps.sequence()
        const found = await steps.poll()
        await steps.scheduler.settled()
        if (taken + found === 0) return
      }
      throw new Error('the outbox does not come to an end: a consumer is stuck or publishes for itself')
    },
    async sweep(signal) {
      let deleted = 0
      for (let portion = 1; portion > 0 && signal?.aborted !== true; deleted += portion) {
        portion = await eventDeleteHandled(db, keepEventsFor, sweepRowsPerLane)
      }
      return deleted
    },
  }
}

const sequenceMax = 2_000
/** How far a cursor may lag behind the log while nothing there concerns its consumer. */
const foreignStretchMax = 1_000

function createSteps(
  { db, clock, log, consumers, metrics, concurrencyMax }: OutboxOptions,
  onFault: (error: unknown) => void,
) {
  const observeBatch = metrics?.observeBatch ?? (() => undefined)
  const lanes = createConsumerLanes(consumers, { db, log, observeBatch })
  const subscriptions = subscriptionsOf(consumers)
  const scheduler = createLaneScheduler({
    concurrencyMax: concurrencyMax ?? concurrencyMaxDefault,
    work: (index) => lanes.work(index, clock.now()),
    onFault,
  })
  const mark = (names: readonly string[]): void => {
    for (const name of names) lanes.named(name).forEach(scheduler.mark)
  }

  return {
    scheduler,
    mark,
    async ensureCursors() {
      for (const { name } of consumers) await cursorEnsure(db, name)
    },
    /** Sequences committed events; returns their number. */
    async sequence() {
      failpoint('outbox.beforeSequence')
      const { taken, laneTopics } = await inboxSequence(db, sequenceMax)
      if (taken > 0) failpoint('outbox.afterSequence')
      mark(laneTopics)
      return taken
    },
    /** Finds work without a notification; returns the number of lanes. */
    async poll() {
      await cursorSkipForeign(db, subscriptions, foreignStretchMax)
      const found = await cursorListWithWork(db, subscriptions, clock.now())
      for (const { consumer, lane } of found) scheduler.mark(lanes.at(consumer, lane))
      return found.length
    },
  }
}

/** The sequencer's polling interval while events arrive; after this many empty polls it waits for a notification. */
const lookAgainAfter: Duration = milliseconds(20)
const emptyLooksMax = 50
const lookWithoutNoticeAfter: Duration = seconds(1)

function sequencingTurn(sequence: () => Promise<number>): () => Promise<Duration | 'again'> {
  let emptyLooks = emptyLooksMax
  return async () => {
    const taken = await sequence()
    emptyLooks = taken > 0 ? 0 : emptyLooks + 1
    if (taken >= sequenceMax) return 'again'
    return emptyLooks < emptyLooksMax ? lookAgainAfter : lookWithoutNoticeAfter
  }
}

const pollAfter: Duration = seconds(2)

const pollingTurn = (poll: () => Promise<number>) => async (): Promise<Duration> => {
  await poll()
  return pollAfter
}
