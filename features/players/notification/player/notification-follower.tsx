import { useEffect, useEffectEvent } from 'react'
import { minutes } from '#core/clock/duration.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { nativeBridge, nativeKey } from '#platform/browser/native-app/native-bridge.ts'
import { onceNativeReady } from '#platform/browser/native-app/native-events.ts'
import { readNotificationDevice, takeNotifications, turnOnNotifications } from '../contract.ts'
import { hasChosen } from './notification-choice.ts'
import { areBlocked, notificationWay } from './notification-way.ts'
import { subscribeWeb } from './subscribe.ts'

const askEvery = minutes(1)

/**
 * Registers this device again after a sign-in, and in the app shows what has happened: nothing wakes a web view from outside, so
 * it asks while it runs, also in the background. Renders nothing.
 */
export function NotificationFollower({ playerId }: { readonly playerId: number }) {
  const client = useClient()
  const way = notificationWay()
  const isWanted = hasChosen(playerId) && !areBlocked(way)
  const { answer, refresh } = useCallQuery(readNotificationDevice, {}, { enabled: isWanted })
  const renew = useEffectEvent(async (publicKey: string) => {
    const device =
      way === 'app' ? ({ kind: 'app' } as const) : way === 'web' ? await subscribeWeb(publicKey) : undefined
    if (device && (await client.send(turnOnNotifications, { device })).kind === 'answer') await refresh()
  })
  const show = useEffectEvent(async () => {
    const reply = await client.send(takeNotifications, {})
    if (reply.kind !== 'answer') return
    for (const { id, title, path } of reply.body.notifications) nativeBridge()?.notify?.(nativeKey(), id, title, path)
  })
  const missingKey = isWanted && answer?.isOn === false ? answer.publicKey : undefined
  useEffect(() => {
    if (missingKey !== undefined) void renew(missingKey)
  }, [missingKey])
  const isAsking = way === 'app' && isWanted && answer?.isOn === true
  useEffect(() => {
    if (!isAsking) return undefined
    let timer: ReturnType<typeof setInterval> | undefined
    // Each fact is handed out once: without its key the page could not show what it has taken.
    const stop = onceNativeReady(() => {
      void show()
      timer = setInterval(() => void show(), askEvery)
    })
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [isAsking])
  return null
}
