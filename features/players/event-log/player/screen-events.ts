import type { EventFacts } from './event-log.ts'

export type ScreenEvent = { readonly eventName: string; readonly params: EventFacts }

let waiting: ScreenEvent[] = []
let listener: ((event: ScreenEvent) => void) | undefined

/** Records an event of a screen for the event log; queued until the log has loaded. */
export function recordEvent(eventName: string, params: EventFacts = {}): void {
  const event = { eventName, params }
  if (listener) listener(event)
  else waiting = [...waiting, event]
}

/** Receives queued and future events. Returns the unsubscribe function. */
export function onScreenEvents(onEvent: (event: ScreenEvent) => void): () => void {
  listener = onEvent
  for (const event of waiting) onEvent(event)
  waiting = []
  return () => {
    listener = undefined
  }
}
