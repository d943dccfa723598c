import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { logAction, logEvents } from '../contract.ts'
import { takeAdParameters } from './ad-parameters.ts'
import { attributionId, wrapperAttribution } from './attribution.ts'
import { createEventLog, type EventLogOptions } from './event-log.ts'
import { onScreenEvents } from './screen-events.ts'

export type EventRecorderProps = Pick<EventLogOptions, 'envelope' | 'userId'>

/** Records page views and, once, the origin of the visit. Renders nothing. */
export function EventRecorder({ envelope, userId }: EventRecorderProps) {
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
  })
  useEffect(() => logOrigin(), [])
  useEffect(() => log.run(document), [log])
  useEffect(() => onScreenEvents(({ eventName, params }) => log.add(eventName, params)), [log])
  useEffect(() => log.add('page_view', { path: path.slice(0, 200) }), [log, path])
  return null
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
