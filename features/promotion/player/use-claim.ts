import { useRef } from 'react'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { claimDebounce } from '#core/constants/specification.ts'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { useRefreshPlayer, usePresence } from '#features/account/player/index.ts'
import { failureText } from '#features/lobby/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { afterPicture } from '#platform/browser/late/after-picture.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { readCatalogue } from '../contract.ts'

const activityRefusalFirst = 1001
const activityRefusalLast = 1010

export type ClaimOptions<C extends Call> = {
  /** What this page reads: read again after each claim and after each refusal, which says that it was out of date. */
  readonly refresh: readonly Call[]
  /** What follows from the claim is asked for once this is done. */
  readonly onClaimed?: (body: ResponseOf<C>) => void | Promise<void>
  /** The specification closes a modal after every refusal. A call that was not answered can be made again. */
  readonly onRefused?: () => void
}

/** Claims by a call. What a tap begins and what a claim brings about is drawn picture by picture: none of them is long. */
export function useClaim<C extends Call>(call: C, { refresh, onClaimed, onRefused }: ClaimOptions<C>) {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const refreshPlayer = useRefreshPlayer()
  const { withPresence, presenceDialog } = usePresence()

  // What was asked for and not answered: it may have been given all the same.
  const unanswered = useRef<string>(undefined)

  const { begin, pending } = useOneAct(async (request: RequestOf<C>) => {
    const reply = await withPresence(async () => client.send(call, request))
    const asked = JSON.stringify(request)
    const wasUnanswered = unanswered.current === asked
    unanswered.current = lost.has(reply.kind) ? asked : undefined
    if (wasUnanswered && isClaimedBefore(reply)) {
      toast('You have it: your first try went through.', { tone: 'success' })
      await Promise.all([refreshCalls(readCatalogue, ...refresh), refreshPlayer()])
      return
    }
    if (reply.kind === 'answer') {
      await onClaimed?.(reply.body)
      // What was given is shown first; what follows from it is asked for once that is on the screen, this page's part first.
      await inTurn([
        ...refresh.map((read) => async () => refreshCalls(read)),
        async () => refreshPlayer(),
        async () => refreshCalls(readCatalogue),
      ])
      return
    }
    if (reply.kind === 'signedOut') return
    toast(failureText(reply), { tone: 'error' })
    if (reply.kind !== 'refusal') return
    if (isOfActivity(reply.errcode)) await refreshCalls(readCatalogue, ...refresh)
    onRefused?.()
  }, claimDebounce)
  // The finger is answered first, by the look of what it holds.
  const claim = (request: RequestOf<C>) => void afterPicture().then(async () => begin(request))
  return { claim, pending, presenceDialog }
}

const isOfActivity = (errcode: number): boolean => errcode >= activityRefusalFirst && errcode <= activityRefusalLast
const isClaimedBefore = (reply: { readonly kind: string; readonly errcode?: number }): boolean =>
  reply.kind === 'refusal' && reply.errcode === activityRefusal.alreadyClaimed

// The gateway may have lost the answer of a server that has done what it was asked for.
const lost: ReadonlySet<string> = new Set(['offline', 'timeout', 'fault'])

/** Begins each after a picture of its own, and waits for all. */
async function inTurn(asks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const [first, ...others] = asks
  if (first === undefined) return
  await afterPicture()
  await Promise.all([first(), inTurn(others)])
}
