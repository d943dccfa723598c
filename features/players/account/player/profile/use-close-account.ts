import { useState } from 'react'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { useSession } from '#platform/browser/session/session-context.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { closeAccount, getClosing } from '../../closing-contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { passwordMemory } from '../access/password-memory.ts'
import { failureText, type RefusalTexts } from '../failure-text.ts'
import { messages } from '../messages/en.ts'
import { sealedPassword } from '../sealed-password.ts'

/** Closes the account and leaves the app. A new obstacle takes the form's place. */
export function useCloseAccount() {
  const configuration = useAccountConfiguration()
  const closing = useCallMutation(closeAccount)
  const refreshCalls = useRefreshCalls()
  const session = useSession()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()

  const { begin: close, pending } = useOneAct(async (password: string) => {
    setFailure(undefined)
    const reply = await closing.send(await sealedPassword(configuration, password))
    if (reply.kind === 'answer') {
      void passwordMemory.forget()
      // Navigates first: the guard of a page that needs a session would remember it as the destination.
      navigate('/login', { replace: true, returnTo: '/lobby/home' })
      session.clear()
      toast(messages.accountClosed, { tone: 'success' })
      return
    }
    if (reply.kind === 'signedOut') return
    setFailure(failureText(reply, refusalTexts))
    await refreshCalls(getClosing)
  })
  return { close, pending, failure }
}

const refusalTexts: RefusalTexts = {
  101: accountMessages['account.passwordWrong'],
  102: accountMessages['account.tooManyPasswords'],
}
