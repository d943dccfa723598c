import { useEffect, useState } from 'react'
import { getStaff, type Staff } from '#features/office/staff/contract.ts'
import type { SignedIn } from '#features/office/staff/back-office/entrance/use-staff-sign-in.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useSession } from '#platform/browser/session/session-context.tsx'

export type Member = {
  readonly staff: Staff | undefined
  /** `failed`: there is a session, but the server did not say whose. */
  readonly state: 'loading' | 'known' | 'failed'
  readonly signedIn: (signedIn: SignedIn) => void
  readonly reload: () => void
}

/** The member signed in on this tab, from the sign-in or, after a reload, from the server. */
export function useMember(): Member {
  const session = useSession()
  const client = useClient()
  const [staff, setStaff] = useState<Staff>()
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<Member['state']>(session.token() === undefined ? 'known' : 'loading')

  useEffect(() => {
    if (session.token() === undefined) return undefined
    const leaving = new AbortController()
    void client.send(getStaff, {}).then((reply) => {
      if (leaving.signal.aborted) return
      if (reply.kind === 'answer') setStaff(reply.body)
      setState(reply.kind === 'answer' || reply.kind === 'signedOut' ? 'known' : 'failed')
    })
    return () => leaving.abort()
  }, [attempt, client, session])

  return {
    staff,
    state,
    signedIn: (next) => {
      session.set(next.token)
      setStaff(next.staff)
    },
    reload: () => {
      setState('loading')
      setAttempt(attempt + 1)
    },
  }
}
