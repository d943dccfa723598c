import { usePresence } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import type { Call, RequestOf } from '#core/contract/call.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { useSession } from '#platform/browser/session/session-context.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { getCare } from '../contract.ts'

/**
 * Sends a change, refetches its effects, and shows any obstacle. True on success. If the change ends the session,
 * leaves the page instead.
 */
export function useCareChange<C extends Call>(call: C, endsSession: (request: RequestOf<C>) => boolean = () => false) {
  const sending = useCallMutation(call)
  const refreshCalls = useRefreshCalls()
  const { withPresence, presenceDialog } = usePresence()
  const session = useSession()
  const navigate = useNavigate()
  const leave = () => {
    navigate('/login', { replace: true, returnTo: '/lobby/home' })
    session.clear()
  }
  const { begin, pending } = useOneAct(async (request: RequestOf<C>, done: string) => {
    const reply = await withPresence(async () => sending.send(request))
    if (reply.kind === 'answer') {
      if (endsSession(request)) leave()
      else await refreshCalls(getCare)
      toast(done, { tone: 'success' })
      return true
    }
    if (reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
    return false
  })
  const send = async (request: RequestOf<C>, done: string): Promise<boolean> => (await begin(request, done)) ?? false
  return { send, pending, presenceDialog }
}
