import type { Instant } from '#core/clock/instant.ts'
import type { Consumer } from './consumer.ts'
import type { Subscriptions } from './cursor.store.ts'
import { laneCount } from './lane.ts'
import type { LaneWorkerOptions, Outcome } from './lane-work.ts'
import { createLaneWorker } from './lane-worker.ts'

/** Every consumer's lanes, numbered consecutively, with the worker of each. */
export type ConsumerLanes = {
  readonly work: (index: number, now: Instant) => Promise<Outcome>
  readonly at: (consumer: string, lane: number) => number
  /** The lanes named by a notification: "lane topic". */
  readonly named: (name: string) => readonly number[]
}

export function createConsumerLanes(consumers: readonly Consumer[], options: LaneWorkerOptions): ConsumerLanes {
  refuseTwins(consumers)
  const numberOf = (index: number, lane: number): number => index * laneCount + lane
  const workers = consumers.flatMap((consumer) =>
    Array.from({ length: laneCount }, (_, lane) => createLaneWorker(consumer, lane, options)),
  )
  const indexByName = new Map(consumers.map(({ name }, index) => [name, index]))
  const indexesByTopic = Map.groupBy(
    consumers.flatMap(({ topics }, index) => topics.map((topic) => ({ topic, index }))),
    ({ topic }) => topic,
  )

  return {
    async work(index, now) {
      const worker = workers[index]
      if (worker === undefined) throw new RangeError(`the outbox has no lane ${index}`)
      return worker.work(now)
    },
    at(consumer, lane) {
      const index = indexByName.get(consumer)
      if (index === undefined) throw new RangeError(`the outbox has no consumer ${consumer}`)
      return numberOf(index, lane)
    },
    named(name) {
      const [lane, topic = ''] = name.split(' ')
      return (indexesByTopic.get(topic) ?? []).map(({ index }) => numberOf(index, Number(lane)))
    },
  }
}

export const subscriptionsOf = (consumers: readonly Consumer[]): Subscriptions =>
  consumers.flatMap(({ name, topics }) => topics.map((topic) => ({ consumer: name, topic })))

function refuseTwins(consumers: readonly Consumer[]): void {
  const names = consumers.map(({ name }) => name)
  const twin = names.find((name, index) => names.indexOf(name) !== index)
  if (twin !== undefined) throw new Error(`two consumers of the outbox are called ${twin}`)
}
