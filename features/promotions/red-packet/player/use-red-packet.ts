import { useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { celebrate } from '#features/players/reward/player/index.ts'
import { useClaim, useServerNow } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { openRedPacket, readRedPacket } from '../contract.ts'

const readEveryMs = 20_000

export type RedPacketState = ResponseOf<typeof readRedPacket>
export type ShownWindow = RedPacketState['windows'][number]

/** The windows of the red packets, and opening one. */
export function useRedPacket() {
  const query = useCallQuery(readRedPacket, {}, { refreshEveryMs: readEveryMs })
  const [opened, setOpened] = useState<RedPacketState>()
  const { claim, pending, presenceDialog } = useClaim(openRedPacket, {
    refresh: [readRedPacket],
    onClaimed: (state) => {
      setOpened(state)
      celebrate(state.items)
    },
  })
  const { answer } = query
  // The claim's answer is shown until a newer one arrives.
  const state = opened !== undefined && (answer === undefined || opened.now >= answer.now) ? opened : answer
  return { query, state, open: (windowId: string) => claim({ windowId }), pending, presenceDialog }
}

/** The window that is open by the server's clock, or else the next. It changes when its time comes, without a call. */
export function useCurrentWindow({ windows, now }: Pick<RedPacketState, 'windows' | 'now'>) {
  const serverNow = useServerNow(now)
  const [at, setAt] = useState<number>(now)
  const time = Math.max(at, now)
  const current = windows.find(({ endsAt }) => endsAt > time)
  const turnsAt = current && (current.startsAt > time ? current.startsAt : current.endsAt)
  useEffect(() => {
    if (turnsAt === undefined) return undefined
    const timer = setTimeout(() => setAt(turnsAt), Math.max(0, turnsAt - serverNow()))
    return () => clearTimeout(timer)
  })
  return { current, isOpen: current !== undefined && current.startsAt <= time }
}
