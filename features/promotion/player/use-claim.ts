import { useRef, useState } from 'react'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { useRefreshPlayer, usePresence } from '#features/account/player/index.ts'
import { failureText } from '#features/lobby/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { readCatalogue } from '../contract.ts'

const debounceMs = 200
const activityRefusalFirst = 1001
const activityRefusalLast = 1010

export type ClaimOptions<C extends Call> = {
  /** What this page reads: read again after each claim and after each refusal, which says that it was out of date. */
  readonly refresh: readonly Call[]
  readonly onClaimed?: (body: ResponseOf<C>) => void
  /** The specification closes a modal after a refusal of the activity. */
  readonly onRefused?: () => void
}

/** Claims by a call. Taps within 200 ms are one, and while one claim is under way another tap is the same tap. */
export function useClaim<C extends Call>(call: C, { refresh, onClaimed, onRefused }: ClaimOptions<C>) {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const refreshPlayer = useRefreshPlayer()
  const { withPresence, presenceDialog } = usePresence()
  const [pending, setPending] = useState(false)
  const last = useRef(Number.NEGATIVE_INFINITY)

  const claim = async (request: RequestOf<C>) => {
    const at = performance.now()
    const isSameTap = at - last.current < debounceMs
    last.current = at
    if (pending || isSameTap) return
    setPending(true)
    const reply = await withPresence(async () => client.send(call, request)).finally(() => setPending(false))
    if (reply.kind === 'answer') {
      onClaimed?.(reply.body)
      await Promise.all([refreshCalls(readCatalogue, ...refresh), refreshPlayer()])
      return
    }
    if (reply.kind === 'signedOut') return
    toast(failureText(reply), { tone: 'error' })
    if (reply.kind !== 'refusal' || reply.errcode < activityRefusalFirst || reply.errcode > activityRefusalLast) return
    await refreshCalls(readCatalogue, ...refresh)
    onRefused?.()
  }
  return { claim: (request: RequestOf<C>) => void claim(request), pending, presenceDialog }
}
