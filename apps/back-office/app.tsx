import { StrictMode, useState } from 'react'
import type { Client } from '#core/contract/client.ts'
import { InvitationPage } from '#features/office/staff/back-office/entrance/invitation-page.tsx'
import { SignInPage } from '#features/office/staff/back-office/entrance/sign-in-page.tsx'
import { ClientContext } from '#platform/browser/client/client-context.tsx'
import type { Connection } from '#platform/browser/connection/connection.ts'
import { ConnectionContext } from '#platform/browser/connection/connection-context.tsx'
import type { Session } from '#platform/browser/session/session.ts'
import { SessionContext } from '#platform/browser/session/session-context.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ToastRegion } from '#platform/ui/toast/toast-region.tsx'
import { Office } from './office.tsx'
import { useMember } from './use-member.ts'
import { messages } from './messages/en.ts'

export type AppProps = { readonly session: Session; readonly connection: Connection; readonly client: Client }

/** The whole app: the sign-in pages, and the office behind them. */
export function App({ session, connection, client }: AppProps) {
  return (
    <StrictMode>
      <SessionContext value={session}>
        <ConnectionContext value={connection}>
          <ClientContext value={client}>
            <Entrance />
            <ToastRegion />
          </ClientContext>
        </ConnectionContext>
      </SessionContext>
    </StrictMode>
  )
}

function Entrance() {
  const { staff, state, signedIn, reload } = useMember()
  const [invitation, setInvitation] = useState(() => invitationOf(location))
  const [email, setEmail] = useState('')

  if (invitation !== undefined) {
    const accepted = (newMember: string) => {
      history.replaceState(null, '', '/')
      setEmail(newMember)
      setInvitation(undefined)
    }
    return <InvitationPage token={invitation} onAccepted={accepted} />
  }
  if (staff) return <Office staff={staff} onSignedIn={signedIn} />
  if (state === 'failed') return <ErrorState onRetry={reload}>{messages.serverUnreachable}</ErrorState>
  return state === 'loading' ? null : <SignInPage emailDefault={email} onSignedIn={signedIn} />
}

/** The token of an invitation link. It follows the #, which browsers never send. */
function invitationOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | undefined {
  return pathname === '/invitation' && hash.length > 1 ? hash.slice(1) : undefined
}
