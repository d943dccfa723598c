import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { endSession, listSessions } from '../contract.ts'
import { messages as accountMessages } from '../messages/en.ts'
import { failureText } from './failure-text.ts'

/** Ends the session of another device or, without an id, all others. */
export function useEndSession(onDone: () => void) {
  const ending = useCallMutation(endSession)
  const refreshCalls = useRefreshCalls()

  const { begin: end, pending } = useOneAct(async (sessionId: number | undefined) => {
    const reply = await ending.send(sessionId === undefined ? {} : { sessionId })
    // A session that has already ended is a success.
    const over = reply.kind === 'refusal' && reply.errcode === endSession.refusals.nothingToChange
    if (reply.kind === 'answer' || over) {
      const text =
        sessionId === undefined ? accountMessages['account.devicesEnded'] : accountMessages['account.deviceEnded']
      toast(text, { tone: 'success' })
    } else if (reply.kind !== 'signedOut') {
      toast(failureText(reply), { tone: 'error' })
    }
    onDone()
    await refreshCalls(listSessions)
  })
  return { end, pending }
}
