import { appVersion, eventLogBatchSize, eventLogFlushInterval } from '#core/constants/specification.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { callPrefix, type Envelope } from '#core/contract/envelope.ts'
import { logEvents } from '../contract.ts'

type LoggedEvent = RequestOf<typeof logEvents>['eventList'][number]
export type EventFacts = Readonly<Record<string, string | number | boolean>>

export type EventLog = {
  readonly add: (eventName: string, params?: EventFacts) => void
  /** Sends pending events, oldest first. */
  readonly flush: () => void
  /** Sends periodically, and by beacon when the page hides. Returns the stop function. */
  readonly run: (page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>) => () => void
}

export type EventLogOptions = {
  readonly now: () => number
  readonly userId: () => string
  readonly envelope: () => Pick<Envelope, 'channel' | 'appId'>
  readonly send: (eventList: readonly LoggedEvent[]) => void
  /** Survives the page. False if the browser refuses. */
  readonly beacon: (url: string, body: Blob) => boolean
}

const waitingMax = 200

/** Batches events of the lobby into few calls. Events that cannot be sent are lost: no feature depends on them. */
export function createEventLog({ now, userId, envelope, send, beacon }: EventLogOptions): EventLog {
  let waiting: LoggedEvent[] = []
  const take = () => waiting.splice(0, eventLogBatchSize)
  const flush = () => {
    if (waiting.length > 0) send(take())
  }
  const flushByBeacon = () => {
    while (waiting.length > 0) {
      const body = JSON.stringify({ ...envelope(), eventList: take() })
      beacon(callPrefix + logEvents.path, new Blob([body], { type: 'application/json' }))
    }
  }
  return {
    add: (eventName, params = {}) => {
      const { channel, appId } = envelope()
      const event = { eventName, eventTime: now(), eventUserId: userId(), channel, appId, version: appVersion, params }
      waiting = [...waiting, event].slice(-waitingMax)
      if (waiting.length >= eventLogBatchSize) flush()
    },
    flush,
    run: (page) => {
      const timer = setInterval(flush, eventLogFlushInterval)
      const hide = () => page.visibilityState === 'hidden' && flushByBeacon()
      page.addEventListener('visibilitychange', hide)
      return () => {
        clearInterval(timer)
        page.removeEventListener('visibilitychange', hide)
      }
    },
  }
}
