import type { Transaction } from '../db/database.ts'
import type { NewEvent } from './event.ts'
import { inboxInsert } from './inbox.store.ts'
import { laneOf } from './lane.ts'

/**
 * Publishes in the transaction of the cause: either both are committed or neither is.
 *
 * Order per key is the order of the calls, as far as that order exists: when one transaction waits for another, by a
 * lock on the player's row for example, its events come later. Two transactions that touch one key without waiting for
 * each other have no order, and may be delivered either way.
 *
 * It has asked for the rows when it returns, and throws at once for an event that is none.
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
