import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { readNotificationDevice, turnOffNotifications, turnOnNotifications } from '../contract.ts'
import { messages } from './messages/en.ts'
import { forgetChoice, keepChoice } from './notification-choice.ts'
import { notificationWay } from './notification-way.ts'
import { askForApp, askForWeb, subscribeWeb, unsubscribeWeb } from './subscribe.ts'

/** Whether this device gets notifications, and the tap that changes it. */
export function useNotifications(playerId: number) {
  const client = useClient()
  const way = notificationWay()
  const { answer, refresh } = useCallQuery(readNotificationDevice, {})

  const turnOn = async (publicKey: string): Promise<void> => {
    const isAllowed = way === 'app' ? await askForApp() : await askForWeb()
    if (!isAllowed) return toast(messages.notAllowed, { tone: 'error' })
    const device = way === 'app' ? ({ kind: 'app' } as const) : await subscribeWeb(publicKey)
    if (!device) return toast(messages.noService, { tone: 'error' })
    const reply = await client.send(turnOnNotifications, { device })
    if (reply.kind !== 'answer') return toast(failureText(reply), { tone: 'error' })
    keepChoice(playerId)
    return toast(messages.turnedOn, { tone: 'success' })
  }
  const turnOff = async (): Promise<void> => {
    const reply = await client.send(turnOffNotifications, {})
    if (reply.kind !== 'answer') return toast(failureText(reply), { tone: 'error' })
    forgetChoice()
    if (way === 'web') await unsubscribeWeb()
    return toast(messages.turnedOff, { tone: 'success' })
  }
  const { begin, pending } = useOneAct(async (on: boolean) => {
    if (!answer || on === answer.isOn) return
    await (on ? turnOn(answer.publicKey) : turnOff())
    await refresh()
  })
  return { way, isOn: answer?.isOn ?? false, change: (on: boolean) => void begin(on), pending }
}
