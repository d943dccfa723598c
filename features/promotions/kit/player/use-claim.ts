import { useEffect, useRef } from 'react'
import { claimDebounce } from '#core/constants/specification.ts'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { useRefreshPlayer, usePresence } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useRequestId } from '#platform/browser/client/use-request-id.ts'
import { afterPicture } from '#platform/browser/late/after-picture.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { readCatalogue } from '../contract.ts'

const activityRefusalFirst = 1001
const activityRefusalLast = 1010

export type ClaimOptions<C extends Call> = {
  /** Calls to refetch after each claim and each refusal, which means that the page was out of date. */
  readonly refresh: readonly Call[]
  /** Effects of the claim start after this. */
  readonly onClaimed?: (body: ResponseOf<C>) => void | Promise<void>
  /** The specification closes a modal after every refusal. An unanswered call can be repeated. */
  readonly onRefused?: () => void
}

/** The claim without its idempotency key, which is added here. */
type ClaimRequest<C extends Call> = Omit<RequestOf<C>, 'reqId'>

/**
 * Claims by a call. A claim whose answer was lost is retried with the same id and gets the first answer. The effects
 * are spread over several frames, none of them long.
 */
export function useClaim<C extends Call>(call: C, { refresh, onClaimed, onRefused }: ClaimOptions<C>) {
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const refreshPlayer = useRefreshPlayer()
  const { withPresence, presenceDialog } = usePresence()
  const claimId = useRequestId()
  const isShown = useIsShown()

  const { begin, pending } = useOneAct(async (request: ClaimRequest<C>) => {
    const reqId = claimId.idFor(JSON.stringify(request))
    const fullRequest = { ...request, reqId } as unknown as RequestOf<C>
    const reply = await withPresence(async () => client.send(call, fullRequest))
    claimId.settle(reply)
    if (reply.kind === 'answer') {
      await onClaimed?.(reply.body)
      // The gift is shown first; refetches follow, this page's first.
      await announced(isShown)
      await inTurn(
        [
          ...refresh.map((read) => async () => refreshCalls(read)),
          async () => refreshPlayer(),
          async () => refreshCalls(readCatalogue),
        ],
        isShown,
      )
      return
    }
    if (reply.kind === 'signedOut') return
    toast(failureText(reply), { tone: 'error' })
    if (reply.kind !== 'refusal') return
    if (isOfActivity(reply.errcode)) await refreshCalls(readCatalogue, ...refresh)
    onRefused?.()
  }, claimDebounce)
  // The tap's visual feedback comes first.
  const claim = (request: ClaimRequest<C>) => void afterPicture().then(async () => begin(request))
  return { claim, pending, presenceDialog }
}

const isOfActivity = (errcode: number): boolean => errcode >= activityRefusalFirst && errcode <= activityRefusalLast

/** Tells whether the component is still on the page, at the time of the question. */
function useIsShown(): () => boolean {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return () => shown.current
}

/** The words of a gift, the stage of its celebration and the flight have a frame each, which no refetch shares. */
const announcementFrames = 3

async function announced(isShown: () => boolean): Promise<void> {
  for (let shown = 0; shown < announcementFrames && isShown(); shown++) await afterPicture()
}

/** Starts each after its own paint, and waits for all. A page that was left has nothing to paint. */
async function inTurn(refreshes: readonly (() => Promise<unknown>)[], isShown: () => boolean): Promise<void> {
  const [first, ...others] = refreshes
  if (first === undefined) return
  if (isShown()) await afterPicture()
  await Promise.all([first(), inTurn(others, isShown)])
}
