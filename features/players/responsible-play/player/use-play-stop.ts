import { useEffect, useEffectEvent } from 'react'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { awaitPlayStop } from '../contract.ts'

const waitMs = 25_000
const pauseMs = 500
const pauseAfterFaultMs = 5_000

/**
 * Calls back within a second when the player may no longer play: a break began on another device, or staff closed play.
 */
export function usePlayStop(isPlaying: boolean, onStopped: () => void): void {
  const client = useClient()
  const stopped = useEffectEvent(onStopped)
  useEffect(() => {
    if (!isPlaying) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async () => {
      const reply = await client.send(awaitPlayStop, { waitMs })
      if (isOver || reply.kind === 'signedOut') return
      if (reply.kind === 'answer' && reply.body.isStopped) return stopped()
      timer = setTimeout(() => void ask(), reply.kind === 'answer' ? pauseMs : pauseAfterFaultMs)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [client, isPlaying])
}
