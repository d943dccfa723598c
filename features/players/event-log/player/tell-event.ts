import type { EventFacts } from './event-log.ts'

export type ToldEvent = { readonly eventName: string; readonly params: EventFacts }

let waiting: ToldEvent[] = []
let hear: ((event: ToldEvent) => void) | undefined

/** Records an event of a screen for the event log; queued until the log has loaded. */
export function tellEvent(eventName: string, params: EventFacts = {}): void {
  const event = { eventName, params }
  if (hear) hear(event)
  else waiting = [...waiting, event]
}

/** Receives queued and future events. Returns the unsubscribe function. */
export function hearEvents(listener: (event: ToldEvent) => void): () => void {
  hear = listener
  for (const event of waiting) listener(event)
  waiting = []
  return () => {
    hear = undefined
  }
}
