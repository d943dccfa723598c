import type { EventFacts } from './event-log.ts'

export type ToldEvent = { readonly eventName: string; readonly params: EventFacts }

let waiting: ToldEvent[] = []
let hear: ((event: ToldEvent) => void) | undefined

/** Says what has happened on a screen, for the event log. Until the log is there it waits. */
export function tellEvent(eventName: string, params: EventFacts = {}): void {
  const event = { eventName, params }
  if (hear) hear(event)
  else waiting = [...waiting, event]
}

/** Takes over what was told before, and hears what is told from now on. Returns the end of it. */
export function hearEvents(listener: (event: ToldEvent) => void): () => void {
  hear = listener
  for (const event of waiting) listener(event)
  waiting = []
  return () => {
    hear = undefined
  }
}
