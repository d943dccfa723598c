import type { Transaction } from '../db/database.ts'
import type { NewEvent } from './event.ts'
import { inboxInsert } from './inbox.store.ts'
import { laneOf } from './lane.ts'

/**
 * Publishes in the transaction of the cause: either both are committed or neither is.
 * The order per key is the order of the calls, as far as that order exists: if one transaction waits for another, for
 * example for the lock of the player's row, its events come later. Two transactions that touch one key without waiting
 * for each other have no order, and may be delivered either way.
 * The insert is issued before it returns, and an invalid event throws at once.
 */
export function publish(tx: Transaction, events: NewEvent | readonly NewEvent[]): Promise<void> {
  const list = isList(events) ? events : [events]
  if (list.length === 0) return Promise.resolve()
  for (const { topic, key } of list) {
    if (topic === '' || key === '') throw new Error('an event needs a topic and a key')
    if (/[\s,]/.test(topic)) throw new Error(`a topic is one word: ${topic}`)
  }
  return inboxInsert(
    tx,
    list.map(({ topic, key, payload, id }) => [id ?? null, laneOf(key), topic, key, payload]),
  ).then(() => undefined)
}

const isList = (events: NewEvent | readonly NewEvent[]): events is readonly NewEvent[] => Array.isArray(events)
