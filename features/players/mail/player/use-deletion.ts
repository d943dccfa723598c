import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePresence } from '#features/players/account/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { deleteMail, listMail, mailUnread } from '../contract.ts'
import { messages } from './messages/en.ts'

const undoMs = 5_000
/** A tap on Undo in its last moment still counts. */
const marginMs = 300

/**
 * Deletes messages 5 seconds after the player said so: until then it can be undone. Leaving the page, or another
 * deletion, sends it at once; a refused one shows its message again.
 */
export function useDeletion() {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const { withPresence, presenceDialog } = usePresence()
  const [hidden, setHidden] = useState<readonly number[]>([])
  const waiting = useRef<{ readonly id: number; readonly timer: ReturnType<typeof setTimeout> }>(undefined)

  const show = (id: number) => setHidden((ids) => ids.filter((each) => each !== id))
  const send = async (id: number) => {
    const reply = await withPresence(async () => client.send(deleteMail, { ids: [id] }))
    if (reply.kind === 'answer') await refreshCalls(listMail, mailUnread)
    else if (reply.kind !== 'signedOut') {
      show(id)
      toast(failureText(reply), { tone: 'error' })
    }
  }
  const sendWaiting = () => {
    const id = take(waiting)
    if (id !== undefined) void send(id)
  }
  const undo = (id: number) => {
    if (waiting.current?.id !== id) return
    take(waiting)
    show(id)
  }
  const remove = (id: number) => {
    sendWaiting()
    setHidden((ids) => [...ids, id])
    waiting.current = { id, timer: setTimeout(sendWaiting, undoMs + marginMs) }
    toast(messages.deleted, { durationMs: undoMs, action: { label: messages.undo, act: () => undo(id) } })
  }
  const leave = useEffectEvent(sendWaiting)
  useEffect(() => () => leave(), [])
  return { hidden, remove, presenceDialog }
}

/** Stops the waiting deletion and names its message. */
function take(waiting: {
  current: { readonly id: number; readonly timer: ReturnType<typeof setTimeout> } | undefined
}) {
  const { id, timer } = waiting.current ?? {}
  clearTimeout(timer)
  waiting.current = undefined
  return id
}
