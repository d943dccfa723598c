import { useEffect, useEffectEvent } from 'react'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { awaitSupportChat } from '../contract.ts'

type ChatShown = { readonly chatId: number; readonly revision: number }

const waitMs = 25_000
// The time for a refetch, which starts a new wait.
const pauseMs = 500
const pauseAfterFaultMs = 5_000

/**
 * Calls back when the chat differs from what is shown. Without a connection it reads again every few seconds. A page that
 * nobody looks at waits for nothing, so that an answer stays unread until it is seen.
 */
export function useChatNews({ chatId, revision }: ChatShown, isFollowed: boolean, onChanged: () => void): void {
  const client = useClient()
  const changed = useEffectEvent(onChanged)
  useEffect(() => {
    if (!isFollowed) return undefined
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = (ms: number) => {
      timer = setTimeout(() => void poll(), ms)
    }
    const poll = async () => {
      if (document.hidden) return
      const reply = await client
        .send(awaitSupportChat, { chatId, revision, waitMs }, left.signal)
        .catch(() => undefined)
      if (left.signal.aborted || reply === undefined || reply.kind === 'signedOut') return
      if (reply.kind !== 'answer' || reply.body.isChanged) changed()
      later(reply.kind === 'answer' ? pauseMs : pauseAfterFaultMs)
    }
    const seenAgain = () => {
      clearTimeout(timer)
      if (!document.hidden) later(0)
    }
    document.addEventListener('visibilitychange', seenAgain)
    void poll()
    return () => {
      document.removeEventListener('visibilitychange', seenAgain)
      left.abort()
      clearTimeout(timer)
    }
  }, [client, chatId, revision, isFollowed])
}
