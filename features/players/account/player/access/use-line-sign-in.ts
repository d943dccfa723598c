import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { useQueryParameter } from '#platform/browser/router/use-query-parameter.ts'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { signInByLine } from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { failureText } from '../failure-text.ts'
import { beginLineSignIn, takeLineGrant } from './line-sign-in.ts'
import { rememberLineTicket } from './line-ticket.ts'
import { phoneInformation } from './phone-information.ts'
import { useBeginSession } from './use-begin-session.ts'

const registrationNeeded = signInByLine.refusals.registrationNeeded

/** LINE sign-in: the way there, and the return to this page with parameters. */
export function useLineSignIn() {
  const { lineLogin } = useAccountConfiguration()
  const navigate = useNavigate()
  const begin = useBeginSession()
  const signingIn = useCallMutation(signInByLine)
  const [failure, setFailure] = useState<string>()
  const [leaving, setLeaving] = useState(false)

  const start = async () => {
    if (!lineLogin) return
    setLeaving(true)
    try {
      location.assign(await beginLineSignIn(lineLogin, { storage: sessionStore, randomBytes }))
    } catch {
      toast(accountMessages['account.lineUnavailable'], { tone: 'error' })
    } finally {
      // Also reset after leaving: the back button may restore this very page.
      setLeaving(false)
    }
  }

  const state = useQueryParameter('state')
  const code = useQueryParameter('code')
  const stopped = useQueryParameter('error') !== undefined
  const taken = useRef(false)
  const finish = useEffectEvent(async () => {
    // Removed from the address at once, so that neither a reload nor the history can send it again.
    navigate('/login', { replace: true })
    const grant = takeLineGrant({ state, code }, sessionStore)
    if (!grant)
      return setFailure(stopped ? accountMessages['account.lineStopped'] : accountMessages['account.lineRefused'])
    const reply = await signingIn.send({ ...grant, phoneinfoJsonModel: phoneInformation() })
    if (reply.kind === 'answer') return begin(reply.body)
    const ticket = reply.kind === 'refusal' && reply.errcode === registrationNeeded && reply.details['ticket']
    if (typeof ticket !== 'string') return setFailure(failureText(reply))
    rememberLineTicket(ticket)
    navigate('/register', { replace: true })
  })
  const returned = state !== undefined && (code !== undefined || stopped)
  useEffect(() => {
    if (!returned || taken.current) return
    taken.current = true
    void finish()
  }, [returned])

  return { start, pending: leaving || signingIn.pending, failure }
}

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
