import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { logAction, logEvents } from '../contract.ts'
import { takeAdParameters } from './ad-parameters.ts'
import { attributionId, wrapperAttribution } from './attribution.ts'
import { createEventLog, type EventLogOptions } from './event-log.ts'
import { reportFirstOpen } from './origin.ts'
import { onScreenEvents } from './screen-events.ts'
import { watchVitals } from './watch-vitals.ts'

export type EventRecorderProps = Pick<EventLogOptions, 'envelope' | 'userId'> & { readonly isInvited: () => boolean }

/** Records page views the origin of the visit, once, and the first opening on this device. Renders nothing. */
export function EventRecorder({ envelope, userId, isInvited }: EventRecorderProps) {
  const client = useClient()
  const { navigator: router } = useRouter()
  const { path } = useSyncExternalStore(router.subscribe, router.location, router.location)
  const [log] = useState(() =>
    createEventLog({
      now: () => Math.round(performance.timeOrigin + performance.now()),
      userId,
      envelope,
      send: (eventList) => void client.send(logEvents, { eventList: [...eventList] }),
      beacon: (url, body) => navigator.sendBeacon(url, body),
    }),
  )
  const logOrigin = useEffectEvent(() => {
    const origin = originOfVisit()
    if (origin) void client.send(logAction, { action: 'visit', ...origin })
    reportFirstOpen(client, isInvited())
  })
  useEffect(() => logOrigin(), [])
  const [vitals] = useState(() => watchVitals(log.add, () => router.location().path))
  useEffect(() => watchHiding(vitals), [vitals])
  useEffect(() => log.run(document), [log])
  useEffect(() => onScreenEvents(({ eventName, params }) => log.add(eventName, params)), [log])
  useEffect(() => log.add('page_view', { path: path.slice(0, 200) }), [log, path])
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) vitals.moved()
    isFirst.current = false
  }, [vitals, path])
  return null
}

/** Before the log's own listener, so that what is reported leaves with its last beacon. */
function watchHiding(vitals: ReturnType<typeof watchVitals>): () => void {
  const hide = (): void => {
    if (document.visibilityState === 'hidden') vitals.hidden()
  }
  document.addEventListener('visibilitychange', hide)
  return () => {
    document.removeEventListener('visibilitychange', hide)
    vitals.stop()
  }
}

const reportedKey = 'visitTold'

/** The origin of this visit: the advertisement in the address, or the wrapper. Undefined once reported. */
function originOfVisit() {
  const address = window.location.href
  if (sessionStore.read(reportedKey, v.string()) === address) return undefined
  const brought = takeAdParameters({ address, referrer: document.referrer, userAgent: navigator.userAgent })
  const isWrappersFirst = wrapperAttribution() !== '' && sessionStore.read(reportedKey, v.string()) === undefined
  if (!brought && !isWrappersFirst) return undefined
  sessionStore.write(reportedKey, address)
  const { afuid: _afuid, ...adParameters } = brought ?? {}
  return { afuid: attributionId(), adParameters }
}
