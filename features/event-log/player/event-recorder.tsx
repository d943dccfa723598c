import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { usePlayerNow } from '#features/account/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { logAction, logEvents } from '../contract.ts'
import { takeAdParameters } from './ad-parameters.ts'
import { attributionId } from './attribution.ts'
import { createEventLog, type EventLogOptions } from './event-log.ts'

export type EventRecorderProps = Pick<EventLogOptions, 'envelope'>

/** Tells the house which pages are visited, and once which advertisement has brought the visitor. Draws nothing. */
export function EventRecorder({ envelope }: EventRecorderProps) {
  const client = useClient()
  const playerNow = usePlayerNow()
  const { navigator: router } = useRouter()
  const { path } = useSyncExternalStore(router.subscribe, router.place, router.place)
  const [log] = useState(() =>
    createEventLog({
      now: () => Math.round(performance.timeOrigin + performance.now()),
      userId: () => String(playerNow()?.id ?? ''),
      envelope,
      send: (eventList) => void client.send(logEvents, { eventList: [...eventList] }),
      beacon: (url, body) => navigator.sendBeacon(url, body),
    }),
  )
  const tellOrigin = useEffectEvent(() => {
    const { afuid: _told, ...adParameters } = takeAdParameters(window.location.search)
    if (Object.keys(adParameters).length === 0) return
    void client.send(logAction, { action: 'visit', afuid: attributionId(), adParameters })
  })
  useEffect(() => tellOrigin(), [])
  useEffect(() => log.run(document), [log])
  useEffect(() => log.add('page_view', { path: path.slice(0, 200) }), [log, path])
  return null
}
